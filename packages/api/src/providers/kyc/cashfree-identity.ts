import { parseDateNumeric } from '@prosperx/core/format';
import { tidyPan } from '@prosperx/core/kyc';
import { aadhaarLastFour, type Gender } from '@prosperx/core/profile';
import * as z from 'zod/mini';
import { newId } from '#crypto/new-id.js';
import { type CashfreeSettings, cashfreeSecureId } from '#providers/http/cashfree-secure-id.js';
import type { Probe } from '#providers/http/provider-api.js';
import type { KycAnswer, KycProvider, KycRegistry, SharedIdentity } from './port.js';

const PAN_PATH = '/pan/advance';
const LOCKER_PATH = '/digilocker';

const text = z._default(z.nullish(z.string()), '');

const panSchema = z.object({
  status: z.string(),
  registered_name: text,
  gender: text,
  date_of_birth: text,
  masked_aadhaar_number: text,
  address: z.nullish(
    z.object({ full_address: text, pincode: z._default(z.nullish(z.union([z.number(), z.string()])), '') }),
  ),
});
type PanRecord = z.infer<typeof panSchema>;

const beginSchema = z.object({ url: z.url(), status: z.string() });
const stateSchema = z.object({ status: z.string() });
const panCardSchema = z.object({ status: z.string(), pan: text });
const PARTS = ['house', 'street', 'landmark', 'vtc', 'subdist', 'dist'] as const;
const aadhaarSchema = z.object({
  status: z.string(),
  name: text,
  dob: text,
  gender: text,
  split_address: z.nullish(z.object({ ...Object.fromEntries(PARTS.map((part) => [part, text])), pincode: text })),
});

/** "27-10-2004" and "27/10/2004" are both written. */
const dateIn = (written: string | null | undefined) => parseDateNumeric((written ?? '').replaceAll('-', '/'));

/** "Male", "M" and the like; any other gender is none that the exchange has. */
function genderIn(written: string | null | undefined): Gender | null {
  const first = written?.trim().charAt(0).toUpperCase();
  return first === 'M' || first === 'F' ? first : null;
}

/** The parts of an address that say something, each once. */
const addressOf = (parts: readonly unknown[]) => [...new Set(parts.filter(Boolean))].join(', ');

function recordOf({ registered_name, gender, date_of_birth, address }: PanRecord): SharedIdentity {
  return {
    name: registered_name ?? '',
    dateOfBirth: dateIn(date_of_birth),
    gender: genderIn(gender),
    address: address?.full_address ?? '',
    pincode: String(address?.pincode ?? ''),
    occupationCode: null,
  };
}

/**
 * KYC by two providers: the registry says how a PAN stands; Cashfree says whose it is (PAN 360), which opens its record by the date of
 * birth, and leads the person through DigiLocker, where they share their Aadhaar and PAN cards.
 */
export function cashfreeIdentity(
  settings: CashfreeSettings,
  registry: KycRegistry,
): KycProvider & { readonly probe: Probe } {
  const cashfree = cashfreeSecureId(settings);

  const recordOfPan = async (pan: string): Promise<PanRecord | null> => {
    const body = { pan, verification_id: newId('pan') };
    const record = await cashfree.ask(panSchema, { method: 'POST', path: PAN_PATH, body });
    return record.status === 'VALID' ? record : null;
  };

  const inLocker = <T extends z.ZodMiniType>(schema: T, path: string, requestId: string) =>
    cashfree.ask(schema, { method: 'GET', path: LOCKER_PATH + path, query: { verification_id: requestId } });

  return {
    probe: cashfree.probeOf(PAN_PATH),
    lookUp: async (pan): Promise<KycAnswer> => {
      const record = await recordOfPan(pan);
      // a PAN that nobody has
      if (!record) return { status: 'KYC_PAN_DOES_NOT_MATCH_STATUS', rawStatus: 'INVALID', error: null, name: '' };
      return { ...(await registry.statusOf(pan)), name: record.registered_name ?? '' };
    },
    openRecord: async (pan, dateOfBirth) => {
      const record = await recordOfPan(pan);
      const identity = record && recordOf(record);
      return identity?.dateOfBirth === dateOfBirth ? identity : null;
    },
    begin: async ({ callbackUrl }) => {
      const requestId = newId('kyc');
      const redirect = new URL(callbackUrl);
      redirect.searchParams.set('requestId', requestId);
      const body = {
        verification_id: requestId,
        document_requested: ['AADHAAR', 'PAN'],
        redirect_url: redirect.href,
        user_flow: 'signup',
      };
      const { url } = await cashfree.ask(beginSchema, { method: 'POST', path: LOCKER_PATH, body });
      return { requestId, url };
    },
    result: async (requestId) => {
      const { status } = await inLocker(stateSchema, '', requestId);
      if (status !== 'AUTHENTICATED') return null;
      const card = await inLocker(panCardSchema, '/document/PAN', requestId);
      const aadhaar = await inLocker(aadhaarSchema, '/document/AADHAAR', requestId);
      if (card.status !== 'SUCCESS' || !card.pan || aadhaar.status !== 'SUCCESS') return null;
      const address: Readonly<Record<string, unknown>> = aadhaar.split_address ?? {};
      return {
        pan: tidyPan(card.pan),
        name: aadhaar.name ?? '',
        dateOfBirth: dateIn(aadhaar.dob),
        gender: genderIn(aadhaar.gender),
        address: addressOf(PARTS.map((part) => address[part])),
        pincode: aadhaar.split_address?.pincode ?? '',
        occupationCode: null,
      };
    },
    isAadhaarOf: async (pan, aadhaar) => {
      const masked = (await recordOfPan(pan))?.masked_aadhaar_number;
      // the digits go nowhere: only authorised agencies may take them
      return !masked || aadhaarLastFour(masked) === aadhaarLastFour(aadhaar);
    },
  };
}
