import type { FoundRecord, OperatorPerson } from '@prosperx/core/operator';

/** The records of an account; what was looked for stands first, also where it is older than those that are read of an account. `isFound` tells whether any of it was. */
export function withFound(
  { profileId, records }: Pick<OperatorPerson, 'profileId' | 'records'>,
  found: readonly FoundRecord[],
): { readonly records: readonly FoundRecord[]; readonly isFound: boolean } {
  const sought = found.filter((record) => record.profileId === profileId && record.kind !== 'person');
  // it may have changed since
  const first = sought.map((record) => records.find(({ id }) => id === record.id) ?? record);
  const ids = new Set(first.map(({ id }) => id));
  return { records: [...first, ...records.filter(({ id }) => !ids.has(id))], isFound: first.length > 0 };
}
