import { type Words, wordsKey } from '@prosperx/core/language';

/** Gives the words of files, each object by the names of its sentences and a function that says itself by its own. */
export function wordsOf(modules: readonly object[]): Words {
  const rows = new Map<string, object>();
  for (const [name, words] of modules.flatMap((each) => Object.entries(each) as [string, object][])) {
    // a text by itself is said by the files of its own language alone
    if (typeof words === 'string') continue;
    const said = typeof words === 'function' ? { [name]: words } : words;
    rows.set(wordsKey(said), said);
  }
  return (own) => (rows.get(wordsKey(own)) ?? own) as typeof own;
}
