import * as z from 'zod/mini';

/** Wire: per cent as a number. In the program: its text. */
const percentCodec = z.codec(z.number(), z.string(), { decode: String, encode: Number });

/** Wire: "true" or "false". */
const flagCodec = z.codec(z.enum(['true', 'false']), z.boolean(), {
  decode: (wire) => wire === 'true',
  encode: (flag) => (flag ? 'true' : 'false'),
});

/** A nominee as the profile has him (specification, onboarding, section 3). In the program: a NomineeDraft. */
export const nomineeSchema = z.object({
  nomineeName: z.string(),
  relationship: z.string(),
  nomineePercentage: percentCodec,
  isNomineeMinor: flagCodec,
  nomineeDOB: z.string(),
  guardianName: z.string(),
  nomineeIdentityType: z.string(),
  nomineeIDNumber: z.string(),
  nomineeEmail: z.string(),
  nomineeMobile: z.string(),
  nomineeAddress: z.string(),
  nomineePincode: z.string(),
});
