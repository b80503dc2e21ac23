/** Returns the index from `low` on of the first that is past, in a list where all after it are too; its length where none is. */
export function firstPast<Item>(list: readonly Item[], low: number, isPast: (item: Item) => boolean): number {
  let [from, until] = [low, list.length];
  while (from < until) {
    const middle = (from + until) >>> 1;
    const item = list[middle];
    if (item !== undefined && isPast(item)) until = middle;
    else from = middle + 1;
  }
  return from;
}
