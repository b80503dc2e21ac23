import { ENGLISH, errorWords, wordsKey } from '@prosperx/core/language';
import { parts } from '#primitives/display/lazy.js';
import type { Speak, Words } from './use-words.js';

/** Translations by the keys of their English. */
type Rows = Readonly<Record<string, object>>;

/** A file of them; null: there is none. */
type File = (() => Promise<{ readonly default: Rows }>) | null;

/** That of what a first screen says. It names those of what comes by `lazy()`, and of what comes within that: one who reads English or another language does not fetch their names. */
type First = () => Promise<{ readonly default: Rows; readonly later: readonly File[] }>;

/** Makes what gives a widget's words of the files that the build knows (scripts/rollup/words.mjs), the first a language; `errors`: the sentences of what a server refuses. */
export function speaker(
  files: Readonly<Record<string, First>>,
  errors?: (language: string) => Promise<{ readonly default: Rows }>,
): Speak {
  const spoken: Record<string, Spoken> = {};
  return async (language) => {
    const first = files[language];
    if (!first) return ENGLISH;
    const { words, load } = (spoken[language] ??= spokenOf(first, errors ? () => errors(language) : null));
    // of what was loaded before anybody spoke this language the words come at once
    await load(parts.haveBegun ? ALL : 0);
    return words;
  };
}

/** How many later files there are at most. */
const ALL = 2;

interface Spoken {
  readonly words: Words;
  /** Fetches the first file, and as many of the later ones as are wanted. */
  readonly load: (later: number) => Promise<unknown>;
}

function spokenOf(first: First, errors: File): Spoken {
  const rows: Record<string, object> = {};
  const loading = new Map<File, Promise<void>>();
  let later: readonly File[] = [];
  const fetchFile = (file: File) => {
    const known = loading.get(file);
    if (known || !file) return known;
    const found = file().then(
      (words: Awaited<ReturnType<First>> | { readonly default: Rows }) => {
        Object.assign(rows, words.default);
        if ('later' in words) ({ later } = words);
      },
      // a file that does not come leaves English, and is asked for again by the next part
      () => void loading.delete(file),
    );
    loading.set(file, found);
    return found;
  };
  const load = async (count: number) => {
    await fetchFile(first);
    await Promise.all(later.slice(0, count).map(fetchFile));
  };
  const { fetchWords } = parts;
  parts.fetchWords = (isDeep) => Promise.all([fetchWords?.(isDeep), load(isDeep ? ALL : 1)]);
  const { fetch: fetchOthers } = errorWords;
  errorWords.fetch = () => Promise.all([fetchOthers?.(), fetchFile(errors)]);
  return { words: (english) => (rows[wordsKey(english)] as typeof english | undefined) ?? english, load };
}
