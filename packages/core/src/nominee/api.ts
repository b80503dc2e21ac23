import * as z from 'zod/mini';
import { endpoint, meta } from '#http/index.js';
import { profileViewSchema } from '#profile/schemas.js';
import { type NomineeSlot, type SlotField, SLOT_FIELDS } from './payload.js';

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
  summary: 'Replaces the nominees, or records that none are wanted. A registered investor needs the ticket of an OTP.',
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
  access: ['investor', 'advisor_for_customer'],
  effect: 'write',
  secrets: ['ticket'],
});
