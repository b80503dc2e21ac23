import { type BusinessDate, namedDate } from '#time/index.js';

/** Milliseconds after which a record that names no ARN is reset. */
export const CERTIFICATE_RESET_MS = 600_000;

/** The prefixes with which the numbers are stored. */
export const CERTIFICATE_PREFIX = { arn: 'ARN-', euin: 'E', nism: 'NISM-' } as const;

const NISM_DIGITS = { least: 10, most: 12 } as const;
const EUIN_DIGITS = 6;
/** No ARN is longer: AMFI has given out fewer than a million. */
export const MAX_ARN_DIGITS = 10;

/** An answer to a question of the registration; '' until it is given. */
export type YesNo = '' | 'yes' | 'no';

/** The registration as its form holds it: numbers without their prefixes, dates as YYYY-MM-DD or ''. */
export interface CertificateDraft {
  readonly isNISMCertified: YesNo;
  /** Asked only of those who are NISM certified. */
  readonly isARNHolder: YesNo;
  readonly nismCode: string;
  /** The date of the test. */
  readonly nismValidStartDate: string;
  readonly nismValidEndDate: string;
  readonly arnCode: string;
  readonly euin: string;
  readonly arnValidStartDate: string;
  readonly arnValidEndDate: string;
  readonly hasAgreed: boolean;
}

/** A registration in which nothing is answered. */
export const blankCertificates: CertificateDraft = {
  isNISMCertified: '',
  isARNHolder: '',
  nismCode: '',
  nismValidStartDate: '',
  nismValidEndDate: '',
  arnCode: '',
  euin: '',
  arnValidStartDate: '',
  arnValidEndDate: '',
  hasAgreed: false,
};

/** The codes of what can be wrong; `certificateErrorText` has their sentences. */
export type CertificateErrorCode =
  | 'nism_unanswered'
  | 'arn_unanswered'
  | 'nism_required'
  | 'not_digits'
  | 'nism_invalid'
  | 'test_date_required'
  | 'date_invalid'
  | 'valid_till_required'
  | 'arn_required'
  | 'arn_invalid'
  | 'euin_required'
  | 'euin_invalid'
  | 'euin_taken'
  | 'valid_from_required'
  | 'valid_to_required'
  | 'terms_required';

/** Field → what is wrong with it; nothing for a field that is right, or is not asked for. */
export type CertificateErrors = { readonly [Name in keyof CertificateDraft]?: CertificateErrorCode | null };

function checkNumber(
  text: string,
  required: CertificateErrorCode,
  { least, most, wrong }: { readonly least: number; readonly most: number; readonly wrong: CertificateErrorCode },
): CertificateErrorCode | null {
  if (text === '') return required;
  if (!/^\d+$/.test(text)) return 'not_digits';
  return text.length < least || text.length > most ? wrong : null;
}

/** A start may be neither in the future nor after the end. */
function checkStart(
  start: string,
  end: string,
  today: BusinessDate,
  required: CertificateErrorCode,
): CertificateErrorCode | null {
  if (start === '') return required;
  const [from, to] = [namedDate(start), namedDate(end)];
  if (from === null || from > today) return 'date_invalid';
  return to !== null && from > to ? 'date_invalid' : null;
}

function checkEnd(start: string, end: string, required: CertificateErrorCode): CertificateErrorCode | null {
  if (end === '') return required;
  const [from, to] = [namedDate(start), namedDate(end)];
  return to === null || (from !== null && to < from) ? 'date_invalid' : null;
}

/** Tells whether the fields of a certificate are asked for: those of the ARN only of an ARN holder who is NISM certified. */
export const asksFor = {
  nism: ({ isNISMCertified }: Pick<CertificateDraft, 'isNISMCertified'>) => isNISMCertified === 'yes',
  arn: ({ isNISMCertified, isARNHolder }: Pick<CertificateDraft, 'isARNHolder' | 'isNISMCertified'>) =>
    isNISMCertified === 'yes' && isARNHolder === 'yes',
} as const;

/** Returns what is wrong with a registration on a day, a code a field. */
export function checkCertificates(draft: CertificateDraft, today: BusinessDate): CertificateErrors {
  const nism = asksFor.nism(draft) && {
    isARNHolder: draft.isARNHolder === '' ? ('arn_unanswered' as const) : null,
    nismCode: checkNumber(draft.nismCode, 'nism_required', { ...NISM_DIGITS, wrong: 'nism_invalid' }),
    nismValidStartDate: checkStart(draft.nismValidStartDate, draft.nismValidEndDate, today, 'test_date_required'),
    nismValidEndDate: checkEnd(draft.nismValidStartDate, draft.nismValidEndDate, 'valid_till_required'),
  };
  const arn = asksFor.arn(draft) && {
    arnCode: checkNumber(draft.arnCode, 'arn_required', { least: 1, most: MAX_ARN_DIGITS, wrong: 'arn_invalid' }),
    euin: checkNumber(draft.euin, 'euin_required', { least: EUIN_DIGITS, most: EUIN_DIGITS, wrong: 'euin_invalid' }),
    arnValidStartDate: checkStart(draft.arnValidStartDate, draft.arnValidEndDate, today, 'valid_from_required'),
    arnValidEndDate: checkEnd(draft.arnValidStartDate, draft.arnValidEndDate, 'valid_to_required'),
  };
  return {
    isNISMCertified: draft.isNISMCertified === '' ? 'nism_unanswered' : null,
    ...(nism || {}),
    ...(arn || {}),
    hasAgreed: draft.hasAgreed ? null : 'terms_required',
  };
}

/** Tells whether the picture of a certificate must be there before Submit: once the NISM number has 10 characters, once there is an ARN. */
export const needsPicture = {
  nism: (draft: CertificateDraft) => asksFor.nism(draft) && draft.nismCode.length >= NISM_DIGITS.least,
  arn: (draft: CertificateDraft) => asksFor.arn(draft) && draft.arnCode !== '',
} as const;

/** Tells whether the fields are locked: the agent is NISM certified and no ARN holder, or the reverse. */
export const isLocked = (saved: { readonly isNISMCertified: boolean; readonly isARNHolder: boolean } | null): boolean =>
  saved !== null && saved.isNISMCertified !== saved.isARNHolder;

/** Returns a stored number without its prefix. */
export const withoutPrefix = (stored: string | null, prefix: string): string =>
  stored?.startsWith(prefix) ? stored.slice(prefix.length) : (stored ?? '');
