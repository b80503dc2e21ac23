import { jsToXliff12, xliff12ToJs } from 'xliff';
import { formatted } from '../lib/format.mjs';
import { faultsOf } from './checks.js';
import { type WordsFile, wordsFiles } from './files.js';
import { withSentences } from './sentences.js';

/** Writes the words of a language as XLIFF 1.2, which tools of translators read: a file a `.text.ts`, a unit a sentence. */
export function exportWords(root: string, language: string): Promise<string> {
  const files = wordsFiles(root, language).filter(({ units }) => units.length > 0);
  const resources = Object.fromEntries(
    files.map(({ english, units }) => [
      english,
      Object.fromEntries(units.map(({ key, source, target, notes }) => [key, { source, target, note: notes() }])),
    ]),
  );
  return jsToXliff12({ sourceLanguage: 'en', targetLanguage: language, resources });
}

export interface Import {
  /** What is wrong, with file and key: nothing is to be written where something is. */
  readonly faults: readonly string[];
  /** The files whose sentences differ, with their new code. */
  readonly changed: readonly { readonly file: string; readonly code: string; readonly sentences: number }[];
}

/** What a file of words becomes by units of an XLIFF, and what is wrong with them. */
function changesOf(file: WordsFile, units: Readonly<Record<string, { source?: unknown; target?: unknown }>>) {
  const texts = new Map<string, string>();
  const faults: string[] = [];
  const say = (key: string, fault: string) => faults.push(`${file.english}, ${key}: ${fault}`);
  for (const unit of file.units) {
    const sent = Object.hasOwn(units, unit.key) ? units[unit.key] : undefined;
    if (!sent) say(unit.key, 'it is missing');
    else if (sent.source !== unit.source) say(unit.key, 'its English has changed since: export again');
    else if (typeof sent.target !== 'string') say(unit.key, 'it has no target, or elements of a tool in it');
    else if (sent.target !== unit.target) {
      const wrong = faultsOf(unit, sent.target);
      wrong.forEach((fault) => say(unit.key, fault));
      if (wrong.length === 0) texts.set(unit.key, sent.target);
    }
  }
  const known = new Set(file.units.map(({ key }) => key));
  for (const key of Object.keys(units)) if (!known.has(key)) say(key, 'there is no such sentence');
  return { texts, faults };
}

/** Reads an XLIFF against the words of its language: what would be written, and what is wrong. Files that it does not have stay as they are. */
export async function importWords(root: string, xml: string): Promise<Import> {
  const { targetLanguage, resources } = await xliff12ToJs(xml);
  const files = new Map(wordsFiles(root, targetLanguage).map((file) => [file.english, file]));
  const faults: string[] = [];
  const changed: Import['changed'][number][] = [];
  for (const [english, units] of Object.entries(resources)) {
    const file = files.get(english);
    if (!file) {
      faults.push(`${english}: ${targetLanguage} has no such file`);
      continue;
    }
    const { texts, faults: own } = changesOf(file, units);
    faults.push(...own);
    if (texts.size === 0) continue;
    const code = await formatted(file.translation, withSentences(file.code, texts));
    changed.push({ file: file.translation, code, sentences: texts.size });
  }
  return { faults, changed };
}
