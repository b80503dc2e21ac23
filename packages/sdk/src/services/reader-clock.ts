import type { Instant } from '@prosperx/core/time';

/** The time by the reader's own clock, which may be wrong: it counts until the server has told its own. */
export const readerNow = (): Instant => Date.now();
