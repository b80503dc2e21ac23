import { PxError } from '@prosperx/core/errors';

/** The session with which a call came is over. Its cookie ends with the answer, so that the next call is a visitor's. */
export class SessionOver extends PxError {
  constructor(
    /** `Set-Cookie` lines of the answer. */
    readonly cookies: readonly string[],
  ) {
    super('signed_out');
  }
}
