import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { glossaryOf } from './glossary.js';
import { type Sentence, sentencesOf } from './sentences.js';

const HOMES = ['packages/core/src', 'packages/sdk/src', 'packages/api/src', 'host/src'];

/** A sentence of a translation beside its English. */
export interface Unit {
  readonly key: string;
  readonly source: string;
  readonly target: string;
  /** What a translator has to know: the code that says it, its values, and the glossary's terms. */
  readonly notes: () => readonly string[];
  readonly sentence: Sentence;
}

export interface WordsFile {
  /** The English file, from the root of the repository. */
  readonly english: string;
  readonly translation: string;
  readonly code: string;
  readonly units: readonly Unit[];
}

/** A language or a file. */
const CODE = /^[a-z]{2}-[A-Z]{2}$|^[\w-]+\.[a-z]{3,4}$/;
/** What is a name or a version where English has it too: `warning`, `netBanking`, `lead-2026-11`. */
const NAME = /^[a-z]+([A-Z][a-z]+)*([-_][\w-]+)*$/;

/** The part of a key that English and a translation share where they say it in other numbers of sentences. */
const wholeOf = (key: string) => key.replace(/#\d+$/, '');

function byWhole(sentences: readonly Sentence[]): ReadonlyMap<string, readonly Sentence[]> {
  const groups = new Map<string, Sentence[]>();
  for (const each of sentences) groups.set(wholeOf(each.key), [...(groups.get(wholeOf(each.key)) ?? []), each]);
  return groups;
}

/** What English says at a key: the sentence itself, or all of its function where the translation parts it otherwise. */
function sourcesOf(english: readonly Sentence[], own: readonly Sentence[]): (key: string) => string {
  const [theirs, ours] = [byWhole(english), byWhole(own)];
  return (key) => {
    const [said = [], saying = []] = [theirs.get(wholeOf(key)), ours.get(wholeOf(key))];
    const at = saying.findIndex((sentence) => sentence.key === key);
    return said.length === saying.length ? (said[at]?.text ?? '') : said.map(({ text }) => text).join(' / ');
  };
}

/** Reads the files that a language has, each with its sentences. */
export function wordsFiles(root: string, language: string): readonly WordsFile[] {
  const terms = glossaryOf(root, language);
  return HOMES.flatMap((home) => {
    const folder = join(home, 'languages', language);
    const files = existsSync(join(root, folder))
      ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      : [];
    return files
      .filter((file) => file.endsWith('.text.ts'))
      .sort()
      .map((file) => {
        const [english, translation] = [join(home, file), join(folder, file)];
        const code = readFileSync(join(root, translation), 'utf8');
        const own = sentencesOf(code);
        const said = sentencesOf(readFileSync(join(root, english), 'utf8'));
        const sourceOf = sourcesOf(said, own);
        const names = new Set(said.map(({ text }) => text).filter((text) => NAME.test(text)));
        const units = own.flatMap((sentence) => {
          const { key, text, values } = sentence;
          const source = sourceOf(key);
          if (CODE.test(text) || names.has(text)) return [];
          const named = values.filter(({ name, code: value }) => name !== value);
          return {
            key,
            source,
            target: text,
            sentence,
            notes: () => [
              ...(sentence.code === '' ? [] : [`Said by: ${sentence.code}`]),
              ...named.map(({ name, code: value }) => `{${name}}: ${value}`),
              ...terms
                .filter(({ pattern }) => pattern.test(source))
                .map((term) => `Glossary: ${term.english} = ${term.translation}`),
            ],
          };
        });
        return { english, translation, code, units };
      });
  });
}
