import * as z from 'zod/mini';
import { BANK_ACCOUNT_TYPES } from '#bank/index.js';
import { linkSchema } from '#http/index.js';
import { dateCodec } from '#time/index.js';
import { MAX_NOMINEES } from './choices.js';
import {
  DECLARATION_FLAGS,
  GENDERS,
  INCOME_SLABS,
  OCCUPATION_TYPES,
  PEP_STATUSES,
  PREFILLED_FIELDS,
} from './choices.js';
import { NO_TIN_REASONS } from './fatca.js';
import { ONBOARDING_STEPS, REFUSED_PARTS } from './onboarding.js';

/** Reads per cent, a number on the wire, as text; null, which rules that share equally allow, as an empty one. */
const percentCodec = z.codec(z.nullable(z.number()), z.string(), {
  decode: (wire) => String(wire ?? ''),
  encode: (typed) => (typed === '' ? null : Number(typed)),
});

/** Reads "true" or "false" on the wire as a boolean. */
const flagCodec = z.codec(z.enum(['true', 'false']), z.boolean(), {
  decode: (wire) => wire === 'true',
  encode: (flag) => (flag ? 'true' : 'false'),
});

/** Describes a nominee of the profile, which is a NomineeDraft in the program. */
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

/** The account of a profile into which money is paid out; its number is masked but for the first and last three characters. */
const accountShape = {
  bankAccountNumber: z.nullable(z.string()),
  ifscCode: z.nullable(z.string()),
  bankName: z.nullable(z.string()),
};

/** Describes the rules of a nomination. */
export const nomineeRulesSchema = z.object({
  version: z.string(),
  from: z.string().check(z.regex(/^(?:\d{4}-\d{2}-\d{2})?$/)),
  most: z.number().check(z.int(), z.minimum(1), z.maximum(MAX_NOMINEES)),
  /** Names of a nominee's fields. */
  mandatory: z.array(z.string()),
  equalSplit: z.boolean(),
  optOut: z.boolean(),
});

/**
 * Describes an account holder, under the names of the wire. null is not known yet. The
 * server masks mobile and account number as its section 9 says.
 */
export const profileSchema = z.object({
  encryptedId: z.string(),
  /** The client code at the exchange. */
  ucc: z.string(),
  name: z.string(),
  /** The PAN in full while the account is being opened, since its holder checks it; masked (`ABCPR••••F`) once it is registered. Calls take the masked form for it. */
  pan: z.nullable(z.string()),
  /** The KYC status of that PAN. */
  panStatus: z.nullable(z.string()),
  /** null too where it is kept and not shown (`isDobHidden`). */
  dob: z.nullable(dateCodec),
  /** true once the account is registered: `revealIdentity` tells the date. A backend that does not say so shows it. */
  isDobHidden: z._default(z.boolean(), false),
  primaryEmail: z.nullable(z.string()),
  /** false until its owner has opened the link that was sent there. A backend that does not say so has verified it. */
  isEmailVerified: z._default(z.boolean(), true),
  /** Masked but for the last four digits. */
  primaryMobile: z.string(),
  /** The account-type code: "01" individual, "02" minor … */
  taxStatus: z.string(),
  /** Set for a minor who has turned 18. */
  majorStatus: z.nullable(z.string()),
  /** 0 is not begun, 1 sent, 2 refused, 3 registered with the exchange, which locks the profile. */
  registeredWithBse: z.number(),
  ...accountShape,
});

/** A value that `profileSchema` has decoded. */
export type Profile = z.output<typeof profileSchema>;

/** The one identity document that is asked for. */
export const ID_TYPE = 'Aadhaar';

/** Describes what FATCA asks of an investor; `checkFatca` judges it. */
export const fatcaSchema = z.object({
  birthPlace: z.string(),
  birthCountry: z.string(),
  taxResidences: z.readonly(
    z.array(z.object({ country: z.string(), tin: z.string(), noTin: z.enum([...NO_TIN_REASONS, '']) })),
  ),
  pepStatus: z.enum(PEP_STATUSES),
});

/** The answers of the steps of onboarding. null is not answered yet. */
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
  /** The last four digits: no more of it is kept. */
  aadhar: z.nullable(z.string()),
  /** null: not answered, as with investors of backends that did not ask. */
  fatca: z._default(z.nullable(fatcaSchema), null),
  fatcaCompliant: z.boolean(),
  /** true when nominees are wanted; null until it is chosen. */
  optIn: z.nullable(z.boolean()),
  nomineeList: z.array(nomineeSchema),
  /** The rules of a nomination today, as the operator has set them; a backend that does not say has those of 2025. */
  nomineeRules: z.optional(nomineeRulesSchema),
};

const bankShape = {
  bankAccountType: z.nullable(z.enum(BANK_ACCOUNT_TYPES)),
  branchName: z.nullable(z.string()),
  /** true when the account is verified, or linked without a check because the bank did not answer. */
  isBankLinked: z.boolean(),
  /** true when it is linked without a check, since the bank did not answer. */
  isBankUnchecked: z.boolean(),
  /** The name that the bank holds, where it is not the name of the PAN; null when it is, or is not known. */
  otherNameAtBank: z.nullable(z.string()),
};

/** Describes everything that a profile's holder is shown. */
export const profileViewSchema = z.extend(profileSchema, {
  ...onboardingShape,
  ...bankShape,
  /** Links to the pictures that end after some minutes; null without one. */
  signatureURL: z.nullable(linkSchema),
  cancelledChequeURL: z.nullable(linkSchema),
  /** The fields that the KYC record filled and nobody has corrected; a date of birth among them is not changed here. */
  prefilled: z._default(z.array(z.enum(PREFILLED_FIELDS)), []),
  /** true once the holder has shown that the PAN is theirs. A backend that does not say so asks for no proof. */
  isPanProven: z._default(z.boolean(), true),
  hasRiskProfile: z.boolean(),
  /** The date on which its deletion was asked for; null when it was not. */
  deletionRequestedOn: z.nullable(dateCodec),
  /** The first step that is not done. */
  onboardingStep: z.enum(ONBOARDING_STEPS),
  /** The reason why the exchange refused the registration, in words on which the person can act; null unless it did. */
  exchangeRefusal: z.nullable(z.string()),
  /** The part that the refusal is about; null where the exchange does not name it. */
  refusedPart: z.nullable(z.enum(REFUSED_PARTS)),
  /** true when the refused part has changed since: it is sent again once it is confirmed. */
  isRefusalCorrected: z.boolean(),
});

/** A value that `profileViewSchema` has decoded. */
export type ProfileView = z.output<typeof profileViewSchema>;
