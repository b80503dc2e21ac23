import { API_PREFIX } from '@prosperx/core/http';
import { businessDate } from '@prosperx/core/time';
import type { KycProvider } from '#modules/kyc/port.js';
import type { Services } from '#services.js';
import { type Faults, overWire } from '#sandbox/faults.js';
import { bookRequest, personOf, requestOf, sharedAt, toldStatus } from './identity-book.js';
import { outcomeOfPan, outcomeOfStatus, PAN_UNDER_PROCESS, PAN_VALIDATED } from './pan-outcomes.js';

type World = Pick<Services, 'db' | 'clock' | 'crypto'>;

/** For so long a KYC that was just done is under process; then it is validated. */
const PROCESSED_AFTER = 2 * 24 * 3_600_000;

const NAME_OF_ANOTHER = 'MR ANOTHER PERSON';

/** What the registry says of a PAN: what it was told to, else what the PAN decides, until its holder has done his KYC on the identity page. */
async function outcomeOf(world: World, pan: string) {
  const told = await toldStatus(world, pan);
  if (told !== null) return outcomeOfStatus(told);
  const since = await sharedAt(world, pan);
  if (since === null) return outcomeOfPan(pan);
  return world.clock.now() - since < PROCESSED_AFTER ? PAN_UNDER_PROCESS : PAN_VALIDATED;
}

/** As registries write it: capitals with a title. Who has told us no name yet is called by the letters of his PAN. */
const registeredName = (pan: string, name: string) => `MR ${(name || `INVESTOR ${pan.slice(0, 5)}`).toUpperCase()}`;

/** The KYC registry and identity provider of the sandbox. */
export function sandboxKyc(world: World, faults: Faults = {}): KycProvider {
  return {
    lookUp: (pan, name) =>
      overWire(faults, 'look up a PAN', async () => {
        const { status, rawStatus, error = null } = await outcomeOf(world, pan);
        const isOther = status === 'KYC_PAN_DOES_NOT_MATCH_STATUS';
        const isUnknown = status === 'KYC_NOT_AVAILABLE';
        const known = isOther ? NAME_OF_ANOTHER : registeredName(pan, name);
        return { status, rawStatus, error, name: isUnknown ? '' : known };
      }),
    begin: (person) =>
      overWire(faults, 'begin a KYC', async () => {
        const requestId = await bookRequest(world, person);
        const url = `${API_PREFIX}/sandbox/identity/${requestId}`;
        return { requestId, url: new URL(url, person.callbackUrl).href };
      }),
    result: (requestId) =>
      overWire(faults, 'result of a KYC', async () => {
        const request = await requestOf(world, requestId);
        if (request?.state !== 'shared') return null;
        return {
          name: personOf(world, request).name,
          dateOfBirth: businessDate('1990-01-31'),
          gender: null,
          address: '12 Residency Road',
          pincode: '560001',
          occupationCode: '01',
        };
      }),
    submitAadhaar: () => overWire(faults, 'submit an Aadhaar number', () => Promise.resolve()),
  };
}
