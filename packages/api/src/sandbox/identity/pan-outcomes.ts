import type { KycStatus } from '@prosperx/core/kyc';
import { identityText as text } from './identity.text.js';

interface PanOutcome {
  readonly status: KycStatus;
  /** As registries write it. */
  readonly rawStatus: string;
  readonly error?: string;
}

/** What a PAN makes the sandbox's registry say, as test cards do. */
const outcomes: Readonly<Record<string, PanOutcome>> = {
  REGIS0001A: { status: 'KYC_REGISTERED_STATUS', rawStatus: 'KYC REGISTERED' },
  UNDER0001A: { status: 'KYC_UNDER_PROCESS_STATUS', rawStatus: 'KYC UNDER PROCESS' },
  SHORT0001A: { status: 'KYC_UNDER_PROCESS_STATUS_SHORT', rawStatus: 'UNDER_PROCESS' },
  VALID0001A: { status: 'KYC_VALIDATED_STATUS', rawStatus: 'KYC VALIDATED' },
  NONCO0001A: { status: 'KYC_NON_COMPLIANT_STATUS', rawStatus: 'NON COMPLIANT' },
  ERROR0001A: {
    status: 'KYC_NON_COMPLIANT_STATUS',
    rawStatus: 'NON COMPLIANT',
    error: text.nonCompliantReason,
  },
  NOTAV0001A: { status: 'KYC_NOT_AVAILABLE', rawStatus: 'NOT AVAILABLE' },
  HOLDR0001A: { status: 'KYC_HOLD_REJECTED_STATUS', rawStatus: 'KYC ON HOLD' },
  DUPLI0001A: { status: 'KYC_DUPLICATE_PAN_STATUS', rawStatus: 'DUPLICATE PAN' },
  MISMA0001A: { status: 'KYC_PAN_DOES_NOT_MATCH_STATUS', rawStatus: 'PAN DOES NOT MATCH' },
};

export const PAN_UNDER_PROCESS: PanOutcome = { status: 'KYC_UNDER_PROCESS_STATUS', rawStatus: 'KYC UNDER PROCESS' };
export const PAN_VALIDATED: PanOutcome = { status: 'KYC_VALIDATED_STATUS', rawStatus: 'KYC VALIDATED' };

/** What the registry says with a status that it was told to give. */
export const outcomeOfStatus = (status: KycStatus): PanOutcome =>
  Object.values(outcomes).find((outcome) => outcome.status === status && !outcome.error) ?? PAN_VALIDATED;

/** Any PAN that is not named is validated. */
export const outcomeOfPan = (pan: string): PanOutcome => outcomes[pan] ?? PAN_VALIDATED;
