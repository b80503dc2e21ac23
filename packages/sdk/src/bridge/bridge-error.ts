/** What can go wrong between two sides: no answer in time, the other side left, it knows no such method, the message is too long or not JSON, the method itself failed, no version in common. */
export type BridgeErrorCode =
  'timed_out' | 'disconnected' | 'method_unknown' | 'too_large' | 'failed' | 'version_unsupported';

/** A call over the bridge that came to nothing. `code` says why; a newer other side may send codes that are not in the list. */
export class BridgeError extends Error {
  constructor(readonly code: BridgeErrorCode | (string & {})) {
    super(code);
  }
}
