/** What ends a lock-in before its years are over: retirement, or the child's full age. */
export type EarlierUnlock = 'retirement' | 'majority';

/** Returns what ends the lock-in of a sub-category's funds where it comes before their years are over (SEBI's circular of 6 October 2017); null where nothing does. */
export function earlierUnlockOf(subCategory: string | null | undefined): EarlierUnlock | null {
  if (subCategory === 'Retirement') return 'retirement';
  return subCategory === "Children's" ? 'majority' : null;
}
