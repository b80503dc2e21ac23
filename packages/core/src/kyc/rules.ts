import { namesMeant, withoutTitles, typedAlphanumerics } from '#format/index.js';

/** The statuses that the KYC registry gives a PAN, by the names of the wire. */
export const KYC_STATUSES = [
  'KYC_REGISTERED_STATUS',
  'KYC_UNDER_PROCESS_STATUS',
  'KYC_UNDER_PROCESS_STATUS_SHORT',
  'KYC_VALIDATED_STATUS',
  'KYC_NON_COMPLIANT_STATUS',
  'KYC_NOT_AVAILABLE',
  'KYC_HOLD_REJECTED_STATUS',
  'KYC_DUPLICATE_PAN_STATUS',
  'KYC_PAN_DOES_NOT_MATCH_STATUS',
] as const;
/** One of `KYC_STATUSES`. */
export type KycStatus = (typeof KYC_STATUSES)[number];

/**
 * The next step for a person. `continue`: onboarding goes on. `online_kyc`: they do their KYC with the identity provider. `refused`: the
 * registry holds an error against the PAN. `physical_kyc`: KYC is possible on paper only. `other_number`: the PAN belongs to another
 * account or name.
 */
export type KycPanel = 'continue' | 'online_kyc' | 'refused' | 'physical_kyc' | 'other_number';

const panels: Readonly<Record<KycStatus, KycPanel>> = {
  KYC_REGISTERED_STATUS: 'continue',
  KYC_UNDER_PROCESS_STATUS: 'continue',
  KYC_UNDER_PROCESS_STATUS_SHORT: 'continue',
  KYC_VALIDATED_STATUS: 'continue',
  KYC_NON_COMPLIANT_STATUS: 'online_kyc',
  KYC_NOT_AVAILABLE: 'online_kyc',
  KYC_HOLD_REJECTED_STATUS: 'physical_kyc',
  KYC_DUPLICATE_PAN_STATUS: 'other_number',
  KYC_PAN_DOES_NOT_MATCH_STATUS: 'other_number',
};

/** Returns the panel of a status; `hasError` is true when the registry gave a reason with it. */
export function kycPanelOf(status: KycStatus, hasError: boolean): KycPanel {
  const panel = panels[status];
  return panel === 'online_kyc' && hasError ? 'refused' : panel;
}

/** The statuses with which nothing can be bought until somebody acts. */
export const KYC_HOLDS = [
  'KYC_HOLD_REJECTED_STATUS',
  'KYC_NON_COMPLIANT_STATUS',
  'KYC_DUPLICATE_PAN_STATUS',
  'KYC_PAN_DOES_NOT_MATCH_STATUS',
] as const satisfies readonly KycStatus[];

/** Tells whether a person with this status may go through the steps of onboarding. */
export function mayOnboard(status: KycStatus | null): boolean {
  return status !== null && panels[status] === 'continue';
}

/** Tells whether a text of a backend or a database is a status. */
export function isKycStatus(value: unknown): value is KycStatus {
  return KYC_STATUSES.some((status) => status === value);
}

/**
 * Returns the registry's name without titles and without anything but letters: "Dr. ANITA
 * D'SOUZA-RAO (HUF)" becomes "ANITA DSOUZA RAO HUF". Letters of any script stay; single spaces part the words.
 */
export function cleanKycName(registered: string): string {
  return lettersOf(withoutTitles(registered));
}

/** Returns a name without anything but letters; what may be a title stays, since it may be a name too. */
export function lettersOf(name: string): string {
  return name
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim();
}

const readingsOf = (name: string) =>
  namesMeant(name).map((meant) => lettersOf(meant).toLowerCase().split(' ').sort().join(' '));

/**
 * Tells whether two names are one but for titles, capitals and signs: "Anita D'Souza" is the registry's "MS ANITA DSOUZA". What may be a
 * title is compared as a name too, in either order: "Selja Kumari" is "KUMARI SELJA".
 */
export function isRegisteredName(name: string, registered: string): boolean {
  if (cleanKycName(name).toLowerCase() === cleanKycName(registered).toLowerCase()) return true;
  const [, ...own] = readingsOf(name);
  const [, ...theirs] = readingsOf(registered);
  const asNames = (readings: readonly string[], other: string) => readings.includes(readingsOf(other)[0] ?? '');
  return asNames(own, registered) || asNames(theirs, name) || own.some((one) => theirs.includes(one));
}

/** Codes for faults in a PAN; `panErrorText` has their words. */
export type PanErrorCode = 'pan_required' | 'pan_invalid';

/** A PAN has five capital letters, four digits and one capital letter. */
export const PAN_PATTERN = /^[A-Z]{5}\d{4}[A-Z]$/;

/** Checks the form of a tidied PAN; null when it is right. */
export function checkPan(pan: string): PanErrorCode | null {
  if (pan === '') return 'pan_required';
  return PAN_PATTERN.test(pan) ? null : 'pan_invalid';
}

/** Reduces what was typed or pasted as a PAN to capitals and digits. A character too many stays, so that its check fails. */
export const tidyPan = typedAlphanumerics;
