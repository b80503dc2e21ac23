import { type ErrorCode, PxError } from '@prosperx/core/errors';

type Field = 'bankAccountNumber' | 'ifscCode';

/** The field that a refusal of the bank is about. */
const FIELDS: Partial<Record<ErrorCode, Field>> = {
  bank_account_wrong: 'bankAccountNumber',
  bank_account_inactive: 'bankAccountNumber',
  bank_account_known: 'bankAccountNumber',
  ifsc_wrong: 'ifscCode',
};

/** Returns the fields that a refusal marks: what the bank says of one, or what the server says of its form. */
export function bankRefusals(error: Error): Partial<Record<Field, string | undefined>> {
  if (!(error instanceof PxError)) return {};
  const field = FIELDS[error.code];
  if (field) return { [field]: error.code };
  const { accNo, ifsc } = error.code === 'invalid_input' ? (error.details.fields ?? {}) : {};
  return { bankAccountNumber: accNo, ifscCode: ifsc };
}
