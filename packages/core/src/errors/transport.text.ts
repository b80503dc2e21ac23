import { spoken } from '#language/index.js';
import { UNKNOWN_ERROR_TEXT } from './unknown-error.text.js';

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
export const tooManyTriesText = /* @__PURE__ */ spoken({
  tooManyTriesText: (wait: string) => `Too many attempts. Please try again in ${wait}.`,
});
