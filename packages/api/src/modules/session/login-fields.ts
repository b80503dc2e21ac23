import { PxError } from '@prosperx/core/errors';
import { checkMobile, tidyMobile } from '@prosperx/core/session';

/** The ten digits of what was typed; `invalid_input` names the field they came in. */
export function parseMobile(typed: string, field = 'mobile'): string {
  const mobile = tidyMobile(typed);
  const fault = checkMobile(mobile);
  if (fault) throw new PxError('invalid_input', { fields: { [field]: fault } });
  return mobile;
}

/** Throws `invalid_input` with the codes of the fields at fault. */
export function checkFields(faults: Readonly<Record<string, string | null>>): void {
  const fields = Object.entries(faults).filter((entry): entry is [string, string] => entry[1] !== null);
  if (fields.length > 0) throw new PxError('invalid_input', { fields: Object.fromEntries(fields) });
}
