import { type ErrorCode, errorText, PxError } from '@prosperx/core/errors';
import { frameViewText } from './frame-view.text.js';
import type { Standing } from './use-page-registration.js';

const codes: Readonly<Record<Standing, ErrorCode>> = {
  registered: 'timed_out',
  foreign: 'foreign_origin',
  unknown: 'unreachable',
  unconnected: 'not_connected',
};

const told = new Set<string>();

/** Why no frame came, by what the server said of this page. One line on the console for each server that was not reached. */
export function missingError(standing: Standing, apiBase: string): PxError {
  const code = codes[standing];
  if (standing === 'unknown' && !told.has(apiBase)) {
    told.add(apiBase);
    console.warn(frameViewText.notReached(apiBase));
  }
  return new PxError(code, { message: errorText[code], retryable: standing !== 'foreign' });
}
