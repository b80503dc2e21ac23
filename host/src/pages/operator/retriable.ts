import type { QueueCounts } from '@prosperx/core/operator';

export interface Which {
  readonly kind: string | undefined;
  readonly profileId: string | undefined;
}

/** The kinds of which all that is parked may be retried at once, from the list of all or of one kind: among the jobs of an account stands none of anybody else's. */
export const retriable = (counts: readonly QueueCounts[], { kind, profileId }: Which): readonly QueueCounts[] =>
  counts.filter(
    (counted) =>
      profileId === undefined &&
      (kind === undefined || kind === counted.kind) &&
      counted.parked > 1 &&
      counted.retriedAlone,
  );
