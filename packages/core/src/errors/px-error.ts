import { type ErrorCode, errorKinds } from './catalogue.js';
import { errorText } from './errors.text.js';

export interface PxErrorDetails {
  /** Field name → code of what is wrong with it. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Seconds after which another try makes sense. */
  readonly retryAfter?: number;
  /** Named in the server's log; shown so that a person can quote it. */
  readonly requestId?: string;
  /** What the failed call answered besides, such as the list of pending orders. */
  readonly data?: unknown;
  readonly cause?: unknown;
}

/** A failure that has a code, in the browser and on the server alike. Its message is the sentence that a person reads. */
export class PxError extends Error {
  readonly code: ErrorCode;
  readonly details: PxErrorDetails;

  constructor(code: ErrorCode, details: PxErrorDetails = {}) {
    super(errorText[code], details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'PxError';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errorKinds[this.code].status;
  }

  get retryable(): boolean {
    return errorKinds[this.code].retryable;
  }
}
