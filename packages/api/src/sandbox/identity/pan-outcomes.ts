import type { KycStatus } from '@prosperx/core/kyc';
import { identityText as text } from './identity.text.js';

interface PanOutcome {
  readonly status: KycStatus;
  /** As registries write it. */
  readonly rawStatus: string;
  readonly error?: string;
}

/** What the five letters at the beginning of a PAN make the sandbox's registry say, as test cards do: many accounts can meet the same. */
const outcomes: Readonly<Record<string, PanOutcome>> = {
  REGIS: { status: 'KYC_REGISTERED_STATUS', rawStatus: 'KYC REGISTERED' },
  UNDER: { status: 'KYC_UNDER_PROCESS_STATUS', rawStatus: 'KYC UNDER PROCESS' },
  SHORT: { status: 'KYC_UNDER_PROCESS_STATUS_SHORT', rawStatus: 'UNDER_PROCESS' },
  VALID: { status: 'KYC_VALIDATED_STATUS', rawStatus: 'KYC VALIDATED' },
  NONCO: { status: 'KYC_NON_COMPLIANT_STATUS', rawStatus: 'NON COMPLIANT' },
  ERROR: {
    status: 'KYC_NON_COMPLIANT_STATUS',
    rawStatus: 'NON COMPLIANT',
    error: text.nonCompliantReason,
  },
  NOTAV: { status: 'KYC_NOT_AVAILABLE', rawStatus: 'NOT AVAILABLE' },
  HOLDR: { status: 'KYC_HOLD_REJECTED_STATUS', rawStatus: 'KYC ON HOLD' },
  DUPLI: { status: 'KYC_DUPLICATE_PAN_STATUS', rawStatus: 'DUPLICATE PAN' },
  MISMA: { status: 'KYC_PAN_DOES_NOT_MATCH_STATUS', rawStatus: 'PAN DOES NOT MATCH' },
};

export const PAN_UNDER_PROCESS: PanOutcome = { status: 'KYC_UNDER_PROCESS_STATUS', rawStatus: 'KYC UNDER PROCESS' };
export const PAN_VALIDATED: PanOutcome = { status: 'KYC_VALIDATED_STATUS', rawStatus: 'KYC VALIDATED' };

/** What the registry says with a status that it was told to give. */
export const outcomeOfStatus = (status: KycStatus): PanOutcome =>
  Object.values(outcomes).find((outcome) => outcome.status === status && !outcome.error) ?? PAN_VALIDATED;

/** Any PAN that is not named is validated. */
export const outcomeOfPan = (pan: string): PanOutcome => outcomes[pan.slice(0, 5)] ?? PAN_VALIDATED;
