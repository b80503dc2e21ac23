import { type ErrorCode, PxError } from '@prosperx/core/errors';
import { sentenceOf } from './services.js';

/** Of a failure for which the server had no words: it was not reached, or broke down. */
const WORDLESS: readonly ErrorCode[] = ['offline', 'timed_out', 'unavailable', 'unknown'];

/** Whether it is not known what the server did. */
export const isUnanswered = (error: unknown) => !(error instanceof PxError) || WORDLESS.includes(error.code);

/** What the server said; else what is said of this call when it fails, unless the browser knows that it is offline. */
export function sentenceOr(error: unknown, fallback: string): string {
  if (!isUnanswered(error)) return sentenceOf(error);
  return navigator.onLine === false ? sentenceOf(error) : fallback;
}
