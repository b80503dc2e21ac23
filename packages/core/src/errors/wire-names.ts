import { type ErrorCode, errorKinds, isErrorCode } from './catalogue.js';
import { errorText } from './errors.text.js';

/** Names and sentences that existing backends put into `errorEnum`, `meta.error` or `responseData`, besides the sentences of errorText. */
export const wireNames: Readonly<Record<string, ErrorCode>> = {
  USER_MAPPED_TO_OTHER_AGENT: 'mapped_to_other_agent',
  wrongOtp: 'otp_wrong',
  expired: 'otp_expired',
  Account: 'bank_account_wrong',
  IFSC: 'ifsc_wrong',
  notActive: 'bank_account_inactive',
  serverDown: 'bank_server_down',
  'FAILED: NUMBER OF INSTALLMENT IS LESS THAN MINIMUM INSTALLMENT ALLOWED': 'instalments_too_few',
  'Agent Certificate Registration Failed. ARN Code is already mapped to other agent': 'arn_mapped_to_other_agent',
  'Something went wrong.': 'unknown',
};

/**
 * Returns the code that a backend means by a name or sentence; null for one we do not know, and then the sentence is not shown. Periods
 * at the end do not matter: backends add and drop them.
 */
export function codeOfWire(name: unknown): ErrorCode | null {
  if (typeof name !== 'string' || name.trim() === '') return null;
  if (isErrorCode(name)) return name;
  const wanted = withoutPeriods(name);
  const known = Object.keys(wireNames).find((entry) => withoutPeriods(entry) === wanted);
  if (known !== undefined) return wireNames[known] ?? null;
  return codes.find((code) => withoutPeriods(errorText[code]) === wanted) ?? null;
}

const codes = Object.keys(errorKinds) as ErrorCode[];

function withoutPeriods(text: string): string {
  return text.trim().replace(/[.\s]+$/, '');
}
