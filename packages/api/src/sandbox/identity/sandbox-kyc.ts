import { API_PREFIX } from '@prosperx/core/http';
import type { KycStatus } from '@prosperx/core/kyc';
import { businessDate, DAY } from '@prosperx/core/time';
import type { Services } from '#kernel/services.js';
import type { KycProvider, SharedIdentity } from '#providers/kyc/port.js';
import { type Faults, NAME_OF_ANOTHER, overWire } from '#sandbox/outcomes.js';
import { identityText as text } from '#sandbox/sandbox.text.js';
import { bookRequest, personOf, requestOf, sharedAt, kycStatusSetFor } from './identity-book.js';

interface PanOutcome {
  readonly status: KycStatus;
  /** The name as registries write it. */
  readonly rawStatus: string;
  readonly error?: string;
}

/** The answers of the sandbox's registry by the first five letters of a PAN, as with test cards: many accounts can have the same. */
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

const PAN_UNDER_PROCESS: PanOutcome = { status: 'KYC_UNDER_PROCESS_STATUS', rawStatus: 'KYC UNDER PROCESS' };
const PAN_VALIDATED: PanOutcome = { status: 'KYC_VALIDATED_STATUS', rawStatus: 'KYC VALIDATED' };

/** Returns the registry's answer with a status that it was set to give. */
const outcomeOfStatus = (status: KycStatus): PanOutcome =>
  Object.values(outcomes).find((outcome) => outcome.status === status && !outcome.error) ?? PAN_VALIDATED;

/** Any PAN that is not named is validated. */
const outcomeOfPan = (pan: string): PanOutcome => outcomes[pan.slice(0, 5)] ?? PAN_VALIDATED;

type Deps = Pick<Services, 'db' | 'clock' | 'crypto'>;

/** A KYC that was just done is under process for this long; then it is validated. */
const PROCESSED_AFTER = 2 * DAY;

/** Returns what the registry says of a PAN: the status set for it, else what the PAN decides, until its holder has done the KYC on the identity page. */
async function outcomeOf(deps: Deps, pan: string) {
  const status = await kycStatusSetFor(deps, pan);
  if (status !== null) return outcomeOfStatus(status);
  const since = await sharedAt(deps, pan);
  if (since === null) return outcomeOfPan(pan);
  return deps.clock.now() - since < PROCESSED_AFTER ? PAN_UNDER_PROCESS : PAN_VALIDATED;
}

/** Writes a name as registries do: in capitals with a title. A person without a name yet is called by the letters of their PAN. */
const registeredName = (pan: string, name: string) => `MR ${(name || `INVESTOR ${pan.slice(0, 5)}`).toUpperCase()}`;

/** The date of birth of everybody in the sandbox's registry. */
const BORN = businessDate('1990-01-31');

/** Returns what the sandbox's registry holds of everybody. */
const recordOf = (name: string): SharedIdentity => ({
  name,
  dateOfBirth: BORN,
  gender: null,
  address: '12 Residency Road',
  pincode: '560001',
  occupationCode: null,
});

/** The KYC registry and identity provider of the sandbox. */
export function sandboxKyc(deps: Deps, faults: Faults = {}): KycProvider {
  return {
    lookUp: (pan, name) =>
      overWire(faults, 'look up a PAN', async () => {
        const { status, rawStatus, error = null } = await outcomeOf(deps, pan);
        const isOther = status === 'KYC_PAN_DOES_NOT_MATCH_STATUS';
        const isUnknown = status === 'KYC_NOT_AVAILABLE';
        const known = isOther ? NAME_OF_ANOTHER : registeredName(pan, name);
        return { status, rawStatus, error, name: isUnknown ? '' : known };
      }),
    openRecord: (pan, dateOfBirth) =>
      overWire(faults, 'open a KYC record', () => {
        const record = recordOf(registeredName(pan, ''));
        return Promise.resolve(record.dateOfBirth === dateOfBirth ? record : null);
      }),
    begin: (person) =>
      overWire(faults, 'begin a KYC', async () => {
        const requestId = await bookRequest(deps, person);
        const url = `${API_PREFIX}/sandbox/identity/${requestId}`;
        return { requestId, url: new URL(url, person.callbackUrl).href };
      }),
    result: (requestId) =>
      overWire(faults, 'result of a KYC', async () => {
        const request = await requestOf(deps, requestId);
        if (request?.state !== 'shared') return null;
        const { name, pan } = personOf(deps, request);
        return { ...recordOf(name), occupationCode: '01', pan };
      }),
    isAadhaarOf: () => overWire(faults, 'compare an Aadhaar number', () => Promise.resolve(true)),
  };
}
