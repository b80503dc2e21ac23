import type { Instant } from '#time/index.js';

/** Where a deletion stands in the list: those that are not carried out first, the oldest of them on top. */
interface Place {
  readonly isClosed: boolean;
  readonly requestedAt: Instant;
  readonly profileId: string;
}

interface Placed {
  readonly profileId: string;
  readonly requestedAt: Instant;
  readonly keptUntil: string | null;
}

/** Writes the place of a deletion: the next page goes on there, also where it was withdrawn or carried out meanwhile. */
export const placeOfDeletion = ({ keptUntil, requestedAt, profileId }: Placed): string =>
  `${keptUntil === null ? 0 : 1}.${requestedAt}.${profileId}`;

/** Reads what `placeOfDeletion` wrote; null for anything else. */
export function readDeletionPlace(written = ''): Place | null {
  const [, closed, at, profileId] = /^([01])\.(\d{1,13})\.(.+)$/.exec(written) ?? [];
  if (closed === undefined || at === undefined || profileId === undefined) return null;
  return { isClosed: closed === '1', requestedAt: Number(at), profileId };
}
