import type { Clock } from '@prosperx/core/time';

/** This machine's; given to a server or a command where it starts. */
export const realClock: Clock = { now: () => Date.now() };
