/**
 * Returns the name under which translations know an object of words, made of the names of its sentences, and of its `id` where objects of one
 * shape have one: so English carries no byte for it. The build says when two of one screen are the same (scripts/rollup/words.mjs).
 */
export function wordsKey(english: object): string {
  let hash = 0;
  for (const sign of [...Object.keys(english), (english as { readonly id?: unknown }).id].join())
    hash = (Math.imul(hash, 31) + sign.charCodeAt(0)) >>> 0;
  return hash.toString(36);
}
