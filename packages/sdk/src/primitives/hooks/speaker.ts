import { ENGLISH, errorWords, wordsKey } from '@prosperx/core/language';
import { parts } from '#primitives/display/lazy.js';
import type { Speak, Words } from './use-words.js';

/** Translations by the keys of their English. */
type Rows = Readonly<Record<string, object>>;

/** A file of them: of what a first screen says, of what comes by `lazy()`, of what comes within that. Null: nothing. */
type File = (() => Promise<{ readonly default: Rows }>) | null;

/** Makes what gives a widget's words of the lists of files that the build knows (scripts/rollup/words.mjs); `errors`: the sentences of what a server refuses. */
export function speaker(
  files: Readonly<Record<string, readonly File[]>>,
  errors?: (language: string) => Promise<{ readonly default: Rows }>,
): Speak {
  const spoken: Record<string, Spoken> = {};
  return async (language) => {
    const own = files[language];
    if (!own) return ENGLISH;
    const { words, load } = (spoken[language] ??= spokenOf(own, errors ? () => errors(language) : null));
    // of what was loaded before anybody spoke this language the words come at once
    await load(parts.haveBegun ? own.length : 1);
    return words;
  };
}

interface Spoken {
  readonly words: Words;
  /** Fetches as many of the files as are wanted. */
  readonly load: (count: number) => Promise<unknown>;
}

function spokenOf(files: readonly File[], errors: File): Spoken {
  const rows: Record<string, object> = {};
  const loading: (Promise<void> | undefined)[] = [];
  const fetchFile = (file: File, index: number) =>
    // a file that does not come leaves English, and is asked for again by the next part
    (loading[index] ??= Promise.resolve(file?.()).then(
      (found) => void Object.assign(rows, found?.default),
      () => void (loading[index] = undefined),
    ));
  const load = (count: number) => Promise.all(files.slice(0, count).map(fetchFile));
  const { fetchWords } = parts;
  parts.fetchWords = (isDeep) => Promise.all([fetchWords?.(isDeep), load(isDeep ? files.length : 2)]);
  const { fetch: fetchOthers } = errorWords;
  errorWords.fetch = () => Promise.all([fetchOthers?.(), fetchFile(errors, files.length)]);
  return { words: (english) => (rows[wordsKey(english)] as typeof english | undefined) ?? english, load };
}
