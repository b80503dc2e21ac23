import * as z from 'zod/mini';
import { dateCodec } from '#time/index.js';

/** The account of a profile into which money is paid out; its number stands masked, first and last three characters. */
const bankShape = {
  bankAccountNumber: z.nullable(z.string()),
  ifscCode: z.nullable(z.string()),
  bankName: z.nullable(z.string()),
};

/**
 * What is known of an account holder, under the names of the specification (onboarding, section 3, "Profile view").
 * null: not told yet. Mobile and account number are masked as its section 9 says, by the server.
 */
export const profileSchema = z.object({
  encryptedId: z.string(),
  /** Client code at the exchange. */
  ucc: z.string(),
  name: z.string(),
  /** Ten letters and digits, in full: its holder checks it, and his KYC is asked for with it. */
  pan: z.nullable(z.string()),
  /** What is known of the KYC of that PAN. */
  panStatus: z.nullable(z.string()),
  dob: z.nullable(dateCodec),
  primaryEmail: z.nullable(z.string()),
  /** Masked but for the last four digits. */
  primaryMobile: z.string(),
  /** Account-type code: "01" individual, "02" minor … */
  taxStatus: z.string(),
  /** Set for a minor who has turned 18. */
  majorStatus: z.nullable(z.string()),
  /** 0 not begun, 1 sent, 2 refused, 3 registered with the exchange: what is told is locked. */
  registeredWithBse: z.number(),
  ...bankShape,
});

export type Profile = z.output<typeof profileSchema>;
