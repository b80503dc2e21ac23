import { bankAccountTypeText } from '@prosperx/core/bank';
import type { ApprovableCall } from '@prosperx/core/customer-approval';
import { formatDate, maskId, maskMobile, maskPan } from '@prosperx/core/format';
import { ENGLISH, said, speaking } from '@prosperx/core/language';
import {
  NOMINEE_ID_TYPES,
  type NomineeDraft,
  nomineeIdTypeText,
  type NomineePayload,
  parseShare,
  relationshipName,
  toPercent,
} from '@prosperx/core/nominee';
import {
  countryName,
  type DeclarationFlag,
  declarationFlagText,
  emailFlagAfter,
  type Fatca,
  genderText,
  incomeSlabOf,
  incomeSlabText,
  INDIA,
  isOneOf,
  noTinText,
  occupationText,
  pepText,
  type ProfileView,
} from '@prosperx/core/profile';
import { businessDate } from '@prosperx/core/time';
import { profiles, users } from '#db/schema/index.js';
import { type Context, subjectOf } from '#kernel/context.js';
import { wholeProfile } from '#modules/profile/get-profile.js';
import { givenNomination, nominationMeant } from '#modules/profile/nomination.js';
import { notificationWords } from '#notifications/notification-words.js';
import { namedAccount } from '#records/bank/repository.js';
import { maskEmail } from '#records/profile/reach.js';
import { openNominees, readProfile } from '#records/profile/repository.js';
import type { Change } from './acts.js';
import { linkedAccountLines, newAccountLines } from './bank-lines.js';
import { customerApprovalText as text } from './customer-approval.text.js';
import { line, type Line, type Reader, type Say } from './line.js';
import { sipLines, stepUpLines, stopLines } from './sip-lines.js';

/** The address that is written to, where it changes: the one before is known to its owner, and masked for anybody else. */
async function contactLines(ctx: Context, { primaryEmail, address, pincode }: Change): Promise<Say> {
  const { user, profile } = await readProfile(ctx.db, subjectOf(ctx).profileId);
  const email = ctx.crypto.open(users.email, user);
  const isOther = (value: unknown, before: string | null) => value !== undefined && value !== before;
  return () => [
    ...(isOther(primaryEmail, email) ? [line('email', primaryEmail, email && maskEmail(email))] : []),
    ...(isOther(address, ctx.crypto.open(profiles.address, profile)) ? [line('address', address)] : []),
    ...(isOther(pincode, profile.pincode) ? [line('pincode', pincode, profile.pincode)] : []),
  ];
}

/** The same of a registered investor, with whose the email is from then on. */
async function registeredContactLines(ctx: Context, change: Change): Promise<Say> {
  const { user, profile } = await readProfile(ctx.db, subjectOf(ctx).profileId);
  const { primaryEmail, emailDeclarationFlag: flag } = change as Readonly<Record<string, string | undefined>>;
  const before = profile.emailDeclaration as DeclarationFlag;
  const isOther = primaryEmail !== undefined && primaryEmail !== ctx.crypto.open(users.email, user);
  const after = emailFlagAfter(before, { flag, isOther });
  const contact = await contactLines(ctx, change);
  return () => {
    const words = said(declarationFlagText);
    return [...contact(), ...(after === before ? [] : [line('emailOf', words[after], words[before])])];
  };
}

/** What is masked of a nominee, as others read it. */
const MASKED = {
  nomineeIDNumber({ nomineeIdentityType: type, nomineeIDNumber: id }) {
    return id && `${isOneOf(NOMINEE_ID_TYPES, type) ? said(nomineeIdTypeText)[type] : ''} ${maskId(id)}`.trim();
  },
  nomineeEmail: ({ nomineeEmail }) => nomineeEmail && maskEmail(nomineeEmail),
  nomineeMobile: ({ nomineeMobile }) => maskMobile(nomineeMobile),
} as const satisfies Readonly<Record<string, (nominee: NomineeDraft) => string>>;

/** Says all that is stated of a nominee; numbers and addresses by which others would reach them are masked, and said to be changed where they read as before. */
function nomineeWords(nominee: NomineeDraft, before: NomineeDraft = nominee): string {
  const { nomineeName, relationship, nomineePercentage, isNomineeMinor, nomineeDOB, guardianName } = nominee;
  const words = said(text);
  const share = parseShare(nomineePercentage);
  const name = [nomineeName, relationshipName(relationship)].filter(Boolean).join(', ');
  const masked = (field: keyof typeof MASKED) => {
    const shown = MASKED[field](nominee);
    const isHidden = nominee[field] !== before[field] && shown === MASKED[field](before);
    return isHidden ? words.changed(shown) : shown;
  };
  return [
    words.nominee(name, share === null ? null : toPercent(share)),
    isNomineeMinor && words.minor(formatDate(businessDate(nomineeDOB))),
    isNomineeMinor && guardianName && words.guardian(guardianName),
    masked('nomineeIDNumber'),
    masked('nomineeEmail'),
    masked('nomineeMobile'),
    nominee.nomineeAddress,
    nominee.nomineePincode,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Says nominees, one on each line, each compared with the former one of their name, or else in their place. */
const nomineesWords = (nominees: readonly NomineeDraft[], former: readonly NomineeDraft[] = nominees): string =>
  nominees
    .map((nominee, index) => {
      const inPlace = former[index];
      const named = [inPlace, ...former].find((one) => one?.nomineeName === nominee.nomineeName);
      return nomineeWords(nominee, named ?? inPlace);
    })
    .join(';\n');

/** Says all nominees, those of before beside those of after. */
async function nomineeLines(ctx: Context, change: Change): Promise<Say> {
  const { profile } = await readProfile(ctx.db, subjectOf(ctx).profileId);
  const given = givenNomination(change as unknown as NomineePayload);
  const { optIn, nominees } = nominationMeant(ctx, profile, given);
  const former = openNominees(ctx.crypto, profile);
  return () => {
    const before = nomineesWords(former) || null;
    return optIn ? [line('nominee', nomineesWords(nominees, former), before)] : [line('noNominee', null, before)];
  };
}

/** The countries of tax residence, each with its tax number, or why there is none. */
const taxResidenceOf = ({ taxResidences }: Fatca): string =>
  [
    countryName(INDIA),
    ...taxResidences.map(({ country, tin, noTin }) => {
      const number = noTin === '' ? maskId(tin) : said(noTinText)[noTin];
      return `${countryName(country)} (${number})`;
    }),
  ].join('; ');

const fatcaLines = (fatca: Fatca): Line[] => [
  line('birthPlace', [fatca.birthPlace, countryName(fatca.birthCountry)].filter(Boolean).join(', ')),
  line('taxResidence', taxResidenceOf(fatca)),
  line('politics', said(pepText)[fatca.pepStatus]),
];

/** All that its owner answers for, or somebody for them, in the order in which it is asked. */
function profileLines(view: ProfileView): Line[] {
  const { gender, occupationType, incomeSlab, fatca, nomineeList } = view;
  const income = incomeSlabOf(incomeSlab ?? '');
  return [
    line('accountHolder', view.name),
    line('pan', view.pan && maskPan(view.pan)),
    line('birthDate', view.dob && formatDate(view.dob)),
    line('gender', gender && said(genderText)[gender]),
    line('mobileOf', said(declarationFlagText)[view.mobileDeclarationFlag]),
    line('email', view.primaryEmail),
    line('emailOf', said(declarationFlagText)[view.emailDeclarationFlag]),
    line('address', view.address),
    line('pincode', view.pincode),
    line('occupation', occupationType && said(occupationText)[occupationType]),
    line('income', income && said(incomeSlabText)[income]),
    line('aadhaar', view.aadhar && `••••\u00a0••••\u00a0${view.aadhar}`),
    ...(fatca ? fatcaLines(fatca) : []),
    nomineeList.length > 0 ? line('nominee', nomineesWords(nomineeList)) : line('noNominee', null),
  ].filter(({ field, after }) => field === 'noNominee' || after !== null);
}

async function registrationLines(ctx: Context): Promise<Say> {
  const { profileId } = subjectOf(ctx);
  const { bank } = await readProfile(ctx.db, profileId);
  const known = bank && { ...bank, ...namedAccount(ctx.crypto, bank) };
  const view = await wholeProfile(ctx, profileId);
  const bankLines = ({ name, account, ifsc, accountType }: NonNullable<typeof known>) => [
    line('bank', [name, ifsc, accountType && said(bankAccountTypeText)[accountType]].filter(Boolean).join(', ')),
    line('bankAccount', account),
  ];
  return () => [...profileLines(view), ...(known ? bankLines(known) : [])];
}

const redemption: Reader = () => Promise.resolve(() => []);

const READERS: Readonly<Record<ApprovableCall, Reader>> = {
  requestRedemption: redemption,
  requestSwitch: redemption,
  saveProfile: contactLines,
  updateProfile: registeredContactLines,
  updateNominees: nomineeLines,
  changeBankAccount: newAccountLines,
  updateBankAccount: linkedAccountLines,
  changeSip: sipLines,
  stepUpSip: stepUpLines,
  stopSip: stopLines,
  saveUser: registrationLines,
};

/** Says what a change does, for the account holder who approves it, and the same in English whoever reads. Throws where it is about what is not theirs. */
export async function readChanges(ctx: Context, call: ApprovableCall, change: Change) {
  const words = await notificationWords(ctx.language);
  const say = await READERS[call](ctx, change);
  return { changes: speaking(words, say), inEnglish: speaking(ENGLISH, say) };
}
