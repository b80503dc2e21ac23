/** The sentence for a failure that has no code. */
export const UNKNOWN_ERROR_TEXT = 'Something went wrong. Please try again later';

/** Returns the sentence that the first of some lists has for a code, else the one for a failure without a code. */
export const errorTextIn = (code: string, ...lists: readonly Readonly<Record<string, string | undefined>>[]): string =>
  lists.find((list) => list[code] !== undefined)?.[code] ?? UNKNOWN_ERROR_TEXT;

/** The sentences for failures that a page finds out by itself, where no server has sent one along. All of them may work at another try. */
export const transportErrorText = {
  unknown: UNKNOWN_ERROR_TEXT,
  unavailable: 'The service is not available right now. Please try again in a few minutes.',
  offline: 'You seem to be offline. Check your connection and try again.',
  unreachable: 'We couldn’t reach the server. Check your connection and try again.',
  timed_out: 'No answer came in time. Please try again.',
} as const;

/**
 * Returns the sentence for `too_many_requests` where it is known when the next try is possible; `wait` is in words, such as `30 seconds`.
 */
export const tooManyTriesText = (wait: string) => `Too many attempts. Please try again in ${wait}.`;
