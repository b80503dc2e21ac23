/** The statuses that the KYC registry gives a PAN, by the names of the wire (specification, onboarding, section 4). */
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

/** Tells whether a person with this status may go through the steps of onboarding. */
export function mayOnboard(status: KycStatus | null): boolean {
  return status !== null && panels[status] === 'continue';
}

/** Tells whether a text of a backend or a database is a status. */
export function isKycStatus(value: unknown): value is KycStatus {
  return KYC_STATUSES.some((status) => status === value);
}
