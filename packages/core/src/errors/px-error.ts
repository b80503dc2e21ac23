import type { ErrorCode } from './catalogue.js';
import { transportErrorText } from './transport.text.js';

/** The details that a failure has besides its code. */
export interface PxErrorDetails {
  /** The sentence that a person reads. Without it, a failure that a page finds out by itself has its own, any other that of `unknown`. */
  readonly message?: string | undefined;
  /** true when the same request may succeed later; without it, true for what a page finds out by itself. */
  readonly retryable?: boolean | undefined;
  /** The code of each field's fault, by the field's name. */
  readonly fields?: Readonly<Record<string, string>> | undefined;
  /** Seconds after which another try makes sense. */
  readonly retryAfter?: number | undefined;
  /** The id in the server's log, shown so that a person can quote it. */
  readonly requestId?: string | undefined;
  /** Further data of the failed call's answer, such as the list of pending orders. */
  readonly data?: unknown;
  readonly cause?: unknown;
}

const ownText: Partial<Record<ErrorCode, string>> = transportErrorText;

/**
 * A failure that has a code, in the browser and on the server alike. The server throws it by its code alone: sentence, status and
 * retryable are read from the lists when the answer is written, and travel with it. So a page needs no list.
 */
export class PxError extends Error {
  readonly code: ErrorCode;
  readonly retryable: boolean;
  readonly details: PxErrorDetails;

  constructor(code: ErrorCode, details: PxErrorDetails = {}) {
    const { message = ownText[code] ?? transportErrorText.unknown, retryable = code in ownText, cause } = details;
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'PxError';
    this.code = code;
    this.retryable = retryable;
    this.details = details;
  }
}
