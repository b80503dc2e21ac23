import type { Instant } from '@prosperx/core/time';

/** The time by the reader's own clock, which may be wrong: alone it decides nothing. */
export const readerNow = (): Instant => Date.now();
