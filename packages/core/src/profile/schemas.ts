import * as z from 'zod/mini';
import { BANK_ACCOUNT_TYPES } from '#bank/rules.js';
import { dateCodec } from '#time/index.js';
import { DECLARATION_FLAGS, GENDERS, INCOME_SLABS, OCCUPATION_TYPES } from './choices.js';
import { ONBOARDING_STEPS, REFUSED_PARTS } from './onboarding.js';

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

/** The account of a profile into which money is paid out; its number stands masked, first and last three characters. */
const accountShape = {
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
  ...accountShape,
});

/** A value that `profileSchema` has decoded. */
export type Profile = z.output<typeof profileSchema>;

/** The one identity document that is asked for. */
export const ID_TYPE = 'Aadhaar';

/** What was told in the steps of onboarding. null: not told yet. */
const onboardingShape = {
  gender: z.nullable(z.enum(GENDERS)),
  mobileDeclarationFlag: z.enum(DECLARATION_FLAGS),
  emailDeclarationFlag: z.enum(DECLARATION_FLAGS),
  address: z.nullable(z.string()),
  pincode: z.nullable(z.string()),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  occupationType: z.nullable(z.enum(OCCUPATION_TYPES)),
  incomeSlab: z.nullable(z.enum(INCOME_SLABS)),
  idType: z.nullable(z.literal(ID_TYPE)),
  /** Last four digits: no more of it is kept. */
  aadhar: z.nullable(z.string()),
  fatcaCompliant: z.boolean(),
  /** Whether nominees are wanted; null until it is chosen. */
  optIn: z.nullable(z.boolean()),
  nomineeList: z.array(nomineeSchema),
};

const bankShape = {
  bankAccountType: z.nullable(z.enum(BANK_ACCOUNT_TYPES)),
  branchName: z.nullable(z.string()),
  /** Verified, or linked without a check because the bank did not answer. */
  isBankLinked: z.boolean(),
  /** Linked without a check: the bank did not answer. */
  isBankUnchecked: z.boolean(),
  /** The name that the bank holds, where it is not the name of the PAN; null: it is, or it is not known. */
  otherNameAtBank: z.nullable(z.string()),
};

/** Everything that its holder is shown of a profile (specification, onboarding, section 3, "Profile view"). */
export const profileViewSchema = z.extend(profileSchema, {
  ...onboardingShape,
  ...bankShape,
  /** Links to the pictures that end after some minutes; null without one. */
  signatureURL: z.nullable(z.string()),
  cancelledChequeURL: z.nullable(z.string()),
  hasRiskProfile: z.boolean(),
  /** When its deletion was asked for; null: it was not. */
  deletionRequestedOn: z.nullable(dateCodec),
  /** First step that is not done. */
  onboardingStep: z.enum(ONBOARDING_STEPS),
  /** Why the exchange refused the registration, in words that the person can act on; null unless it did. */
  exchangeRefusal: z.nullable(z.string()),
  /** What that is about; null where the exchange did not tell. */
  refusedPart: z.nullable(z.enum(REFUSED_PARTS)),
  /** What was refused is another since: it is sent again once it is confirmed. */
  isRefusalCorrected: z.boolean(),
});

/** A value that `profileViewSchema` has decoded. */
export type ProfileView = z.output<typeof profileViewSchema>;
