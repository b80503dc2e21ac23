import { PxError } from '@prosperx/core/errors';

/** Codes by field; null for one that is sound or was left out. */
export type FieldCodes = Readonly<Record<string, string | null>>;

/** Throws `invalid_input` that names all fields that have a code. */
export function throwFieldErrors(errors: FieldCodes): void {
  const fields = Object.fromEntries(Object.entries(errors).filter((entry): entry is [string, string] => !!entry[1]));
  if (Object.keys(fields).length > 0) throw new PxError('invalid_input', { fields });
}
