import * as z from 'zod/mini';
import { endpoint, meta } from '#http/index.js';
import { profileViewSchema } from '#profile/index.js';
import { type NomineeDraft, type NomineeField, PAN_ID, parseShare, toPercent } from './nominee.js';
import { relationshipOf } from './relationships.js';

/** The slots of a payload, counted from one. */
export const NOMINEE_SLOTS = [1, 2, 3] as const;
/** One of `NOMINEE_SLOTS`. */
export type NomineeSlot = (typeof NOMINEE_SLOTS)[number];

/** The name of each field of a nominee in its slot, after `nominee{n}`. */
export const SLOT_FIELDS = {
  nomineeName: 'Name',
  relationship: 'Relationship',
  nomineePercentage: 'Percentage',
  nomineeDOB: 'Dob',
  guardianName: 'Guardian',
  isNomineeMinor: 'MinorFlag',
  nomineeIdentityType: 'IDType',
  nomineeIDNumber: 'IDNumber',
  nomineeEmail: 'Email',
  nomineeMobile: 'Mobile',
  nomineeAddress: 'Add1',
  nomineePincode: 'Pincode',
} as const satisfies Record<NomineeField, string>;
/** The name of a field in a slot. */
type SlotField = (typeof SLOT_FIELDS)[NomineeField];

type SlotValue<Field extends SlotField> = Field extends 'Percentage' ? number | null : string | null;
type Slot<N extends NomineeSlot> = { readonly [F in SlotField as `nominee${N}${F}`]?: SlotValue<F> | undefined };

/** Nominees as they travel: three slots side by side, an unused one null throughout; only `nomineeOptFlag` when none are wanted. */
export type NomineePayload = { readonly nomineeOptFlag: boolean } & Slot<1> & Slot<2> & Slot<3>;

/** A person's nomination: whether they want nominees, and which. */
export interface Nomination {
  readonly optIn: boolean;
  readonly nominees: readonly NomineeDraft[];
}

const FIELDS = Object.entries(SLOT_FIELDS) as [NomineeField, SlotField][];

/** Returns the name of a nominee's field in the payload: the pincode of the first nominee (0) is `nominee1Pincode`. */
export function slotFieldOf(index: number, field: NomineeField): string {
  return `nominee${index + 1}${SLOT_FIELDS[field]}`;
}

function valueOf(nominee: NomineeDraft, field: NomineeField): string | number | null {
  const share = parseShare(nominee.nomineePercentage);
  if (field === 'nomineePercentage') return share === null ? null : toPercent(share);
  if (field === 'isNomineeMinor') return String(nominee.isNomineeMinor);
  if (field === 'nomineeDOB' || field === 'guardianName') return nominee.isNomineeMinor ? nominee[field] : null;
  return nominee[field];
}

/** Turns a nomination into the payload of updateNominees; nominees beyond the third slot are left out. */
export function toNomineePayload({ optIn, nominees }: Nomination): NomineePayload {
  if (!optIn) return { nomineeOptFlag: false };
  const slots = NOMINEE_SLOTS.flatMap((_, index) => {
    const nominee = nominees[index];
    return FIELDS.map(([field]) => [slotFieldOf(index, field), nominee ? valueOf(nominee, field) : null] as const);
  });
  return { nomineeOptFlag: true, ...Object.fromEntries(slots) };
}

function nomineeIn(values: Readonly<Record<string, unknown>>, index: number): NomineeDraft | null {
  const found = FIELDS.map(([field]) => [field, values[slotFieldOf(index, field)] ?? null] as const);
  if (found.every(([, value]) => value === null)) return null;
  const texts = Object.fromEntries(found.map(([field, value]) => [field, String(value ?? '')])) as Record<
    NomineeField,
    string
  >;
  return {
    ...texts,
    relationship: relationshipOf(texts.relationship) ?? texts.relationship,
    isNomineeMinor: texts.isNomineeMinor === 'true',
    nomineeIdentityType: texts.nomineeIdentityType || PAN_ID,
  };
}

/** Reads the nomination of a payload. A slot is unused when all of it is null; a relationship may be named by its code. */
export function fromNomineePayload(payload: NomineePayload): Nomination {
  if (!payload.nomineeOptFlag) return { optIn: false, nominees: [] };
  const nominees = NOMINEE_SLOTS.map((_, index) => nomineeIn(payload, index)).filter((nominee) => nominee !== null);
  return { optIn: true, nominees };
}

const text = () => z.optional(z.nullable(z.string()));
const number = () => z.optional(z.nullable(z.number()));

type Schemas<N extends NomineeSlot> = {
  [F in SlotField as `nominee${N}${F}`]: F extends 'Percentage' ? ReturnType<typeof number> : ReturnType<typeof text>;
};

function slot<N extends NomineeSlot>(n: N): Schemas<N> {
  const fields = Object.values(SLOT_FIELDS).map((field) => [
    `nominee${n}${field}`,
    field === 'Percentage' ? number() : text(),
  ]);
  return Object.fromEntries(fields) as Schemas<N>;
}

export const updateNominees = endpoint({
  name: 'updateNominees',
  method: 'POST',
  path: '/api/v2/profiles/update-nominee-details',
  query: z.object({ encryptedId: z.string() }),
  body: z.object({
    nomineeOptFlag: z.boolean(),
    ...slot(1),
    ...slot(2),
    ...slot(3),
    /** The ticket comes from verifyProfileOtp; it may be left out before the registration with the exchange. */
    ticket: z._default(z.string(), ''),
  }),
  reply: meta(profileViewSchema),
  errors: ['other_account', 'invalid_input', 'otp_required', 'profile_locked', 'pincode_unchecked'],
  access: ['investor'],
  effect: 'write',
  byOwner: true,
  secrets: ['ticket'],
});
