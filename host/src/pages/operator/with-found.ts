import type { FoundRecord, OperatorPerson } from '@prosperx/core/operator';

/** The records of an account; what was looked for stands first, also where it is older than those that are read of an account. */
export function withFound(
  { profileId, records }: Pick<OperatorPerson, 'profileId' | 'records'>,
  found: readonly FoundRecord[],
): readonly FoundRecord[] {
  const first = found.filter((record) => record.profileId === profileId && record.kind !== 'person');
  const ids = new Set(first.map(({ id }) => id));
  return [...first, ...records.filter(({ id }) => !ids.has(id))];
}
