import { checkBankAccountType } from '@prosperx/core/bank';
import { PxError } from '@prosperx/core/errors';
import { isMasked, parseDateNumeric } from '@prosperx/core/format';
import type { Nomination, NomineeField } from '@prosperx/core/nominee';
import {
  aadhaarLastFour,
  checkAadhaar,
  checkBirth,
  checkDeclarationFlag,
  checkFatca,
  checkGender,
  checkIncomeSlab,
  checkOccupation,
  incomeSlabOf,
  occupationOf,
  type saveProfile as saveCall,
  tidyAadhaar,
  tidyFatca,
} from '@prosperx/core/profile';
import { isProfileLocked } from '@prosperx/core/registration';
import { businessDateAt } from '@prosperx/core/time';
import { and, eq, sql } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import type { Crypto } from '#crypto/crypto.js';
import type { Db, InTransaction } from '#db/db.js';
import { bankAccounts, profiles } from '#db/schema/index.js';
import { type FieldCodes, throwFieldErrors } from '#http/field-errors.js';
import type { InputOf, Verb } from '#http/serve.js';
import { type Context, type Subject, subjectOf } from '#kernel/context.js';
import { countLookUp } from '#records/kyc/check-kyc.js';
import { countGuess } from '#records/kyc/pan-proof.js';
import { fatcaMeant } from '#records/profile/masked-numbers.js';
import { queueRegistration } from '#records/profile/registration-jobs.js';
import {
  checkUnlocked,
  declareFatca,
  type FatcaAnswers,
  isDeclared,
  isPanProven,
  lockedProfile,
  openFatca,
  ownProfile,
  type ProfileRow,
  readProfile,
  textOfAnswers,
} from '#records/profile/repository.js';
import {
  checkContact,
  type CheckedContact,
  checkEmailIsFree,
  checkEmailIsOwn,
  checkShown,
  lockedAccounts,
  saveEmail,
} from './contact.js';
import { viewProfile } from './get-profile.js';
import { checkNomination, checkNomineePlaces, nominationChange, saveOptOut, tidyNominee } from './nomination.js';

const nameOf = (index: number, field: NomineeField) => `nomineeList.${index}.${field}`;

/** Returns the nominees of a call; null where it does not name any. */
function nominationOf({ optIn, nomineeList }: SaveInput): Nomination | null {
  if (optIn === undefined && nomineeList === undefined) return null;
  return { optIn: optIn ?? true, nominees: (nomineeList ?? []).map(tidyNominee) };
}

async function saveAccountType(tx: Db, profileId: string, { bankAccountType }: SaveInput): Promise<void> {
  if (bankAccountType === undefined) return;
  const changed = await tx
    .update(bankAccounts)
    .set({ accountType: bankAccountType as 'SB' | 'CB' })
    .where(and(eq(bankAccounts.profileId, profileId), eq(bankAccounts.isDefault, true)))
    .returning({ id: bankAccounts.id });
  // there is no account whose type it could be
  if (changed.length === 0) throwFieldErrors({ bankAccountType: 'account_type_required' });
}

interface Submitted {
  readonly input: SaveInput;
  readonly contact: CheckedContact;
  readonly nomination: Nomination | null;
}

/** Runs under the profile's lock: of two parallel calls the later finds what the earlier has written, and changes its own columns alone. */
async function keep(tx: Db, ctx: Context, subject: Subject, submitted: Submitted): Promise<void> {
  const { profileId, userId } = subject;
  const { input, contact, nomination } = submitted;
  const { email } = contact;
  if (email !== undefined) await lockedAccounts(tx, userId);
  const profile = await lockedProfile(tx, profileId);
  checkSavable(profile, input);
  checkDeclaration(ctx, profile, input);
  await checkShown(tx, ctx, profileId, input.shown);
  if (email !== undefined) {
    await checkEmailIsOwn(tx, ctx, userId, email);
    await checkEmailIsFree(tx, ctx, userId, email);
  }
  checkBirthOfKyc(profile, input);
  const columns = { ...profileColumnsOf(ctx, profile, input), ...contact.change };
  const change = { ...columns, prefilled: stillPrefilled(ctx, profile, columns) };
  if (nomination) {
    const aadhaarLastFour = change.aadhaarLastFour ?? profile.aadhaarLastFour;
    throwFieldErrors(
      checkNomination(ctx, { ...profile, aadhaarLastFour }, nomination, { nameOf, list: 'nomineeList' }),
    );
    await saveOptOut(tx, ctx, profileId, nomination.optIn);
  }
  await tx
    .update(profiles)
    .set({
      ...change,
      ...(nomination && nominationChange(ctx, profile, nomination)),
      revision: sql`${profiles.revision} + 1`,
    })
    .where(eq(profiles.id, profileId));
  if (email !== undefined) await saveEmail(tx, ctx, { userId, email, isRegistered: false });
  await saveAccountType(tx, profileId, input);
  if (input.fatcaCompliant) await declareFatca(tx, ctx, answersAfter(profile, columns));
  // what the exchange was not told for want of a declaration goes now
  if (isProfileLocked(profile)) await queueRegistration(tx, ctx, profileId);
  await audit({ ...ctx, db: tx }, { action: 'profile.saved', objectId: profileId });
}

/** Checks any of the fields, and asks what has to be asked; resolves to what stores them in a transaction, all of them or none: an error in one keeps the others from being stored. */
export async function prepareProfile(ctx: Context, given: SaveInput): Promise<InTransaction> {
  const subject = ownProfile(ctx, given.ucc);
  const { profile } = await readProfile(ctx.db, subject.profileId);
  const { fatca } = given;
  const input = fatca ? { ...given, fatca: fatcaMeant(openFatca(ctx.crypto, profile), fatca) } : given;
  checkSavable(profile, input);
  const nomination = nominationOf(input);
  const contact = await checkContact(ctx, subject.profileId, input);
  const places = nomination ? await checkNomineePlaces(ctx, nomination, nameOf) : {};
  const checked = nomination ? checkNomination(ctx, profile, nomination, { nameOf, list: 'nomineeList' }) : {};
  throwFieldErrors({ ...checkProfileInput(ctx, input), ...contact.errors, ...places, ...checked });
  if (input.aadhar !== undefined) await compareAadhaar(ctx, subject, profile, input.aadhar);
  return (tx) => keep(tx, ctx, subject, { input, contact, nomination });
}

export const saveProfile: Verb<typeof saveCall> = async ({ ctx, input }) => {
  await ctx.db.transaction(await prepareProfile(ctx, input));
  return viewProfile(ctx, subjectOf(ctx).profileId);
};

/**
 * Has an Aadhaar number compared with the PAN, once: we keep its end alone. Each is a look-up that is paid for, and wrong ones are few. Throws
 * at its field when it is another's, and `profile_not_updated` when nobody says; nothing is stored then. Of a PAN that anybody may have typed
 * nothing is told.
 */
async function compareAadhaar(ctx: Context, subject: Subject, profile: ProfileRow, aadhaar: string): Promise<void> {
  const pan = ctx.crypto.open(profiles.pan, profile);
  if (pan === null || !isPanProven(profile)) return throwFieldErrors({ aadhar: 'pan_required' });
  await countLookUp(ctx, subject);
  const release = await countGuess(ctx, subject, pan, 'aadhaar-of-pan');
  const isOwn = await ctx.providers.kyc
    .isAadhaarOf(pan, tidyAadhaar(aadhaar).replaceAll('-', ''))
    .catch(async (cause) => {
      await release();
      throw new PxError('profile_not_updated', { cause });
    });
  if (!isOwn) return throwFieldErrors({ aadhar: 'aadhaar_not_of_pan' });
  await release();
}

type SaveInput = InputOf<typeof saveCall>;
type Change = Partial<typeof profiles.$inferInsert>;

/** Checks a value; returns null for one that was left out. */
function codeOf<Value>(value: Value | undefined, check: (value: Value) => string | null): string | null {
  return value === undefined ? null : check(value);
}

/** Returns what is wrong, by field, with the fields that hold a single value of their own. */
function checkProfileInput(ctx: Context, input: SaveInput): FieldCodes {
  const today = businessDateAt(ctx.clock.now());
  return {
    gender: codeOf(input.gender, checkGender),
    dob: codeOf(input.dob, (dob) => checkBirth(dob, today)),
    mobileDeclarationFlag: codeOf(input.mobileDeclarationFlag, checkDeclarationFlag),
    bankAccountType: codeOf(input.bankAccountType, checkBankAccountType),
    occupationType: codeOf(input.occupationType, (code) => checkOccupation(occupationOf(code))),
    incomeSlab: codeOf(input.incomeSlab, (slab) => checkIncomeSlab(incomeSlabOf(slab))),
    aadhar: codeOf(input.aadhar, (aadhar) => checkAadhaar(aadhar.trim())),
    ...(input.fatca && checkFatca(input.fatca)),
    ...Object.fromEntries(
      (input.fatca?.taxResidences ?? []).flatMap(({ tin }, index) =>
        isMasked(tin) ? [[`taxResidences.${index}.tin`, 'tin_invalid']] : [],
      ),
    ),
  };
}

/** Throws for another date of birth than that of the KYC record: the registry would refuse it. */
function checkBirthOfKyc({ prefilled, dateOfBirth }: ProfileRow, { dob }: SaveInput): void {
  const isOther = dob !== undefined && parseDateNumeric(dob) !== dateOfBirth;
  if (isOther && prefilled.includes('dob')) throwFieldErrors({ dob: 'birth_of_kyc' });
}

const openAddress = (crypto: Crypto, profile: Pick<ProfileRow, 'id' | 'address'>) =>
  crypto.open(profiles.address, profile);

/** Returns the fields that hold what the KYC record filled: a correction is the person's own. */
function stillPrefilled({ crypto }: Context, profile: ProfileRow, change: Change): ProfileRow['prefilled'] {
  const isKept = {
    gender: (change.gender ?? profile.gender) === profile.gender,
    dob: true,
    address:
      openAddress(crypto, { id: profile.id, address: change.address ?? profile.address }) ===
      openAddress(crypto, profile),
    pincode: (change.pincode ?? profile.pincode) === profile.pincode,
    occupationType: (change.occupationType ?? profile.occupationType) === profile.occupationType,
  };
  return profile.prefilled.filter((field) => isKept[field]);
}

/** The answers that the declaration is about, and the declaration itself. */
const DECLARED_FIELDS = ['occupationType', 'incomeSlab', 'fatca', 'fatcaCompliant'] as const;

/** Throws `profile_locked` for a change that onboarding no longer makes. An investor who was registered before the declaration was asked for makes it, and nothing else. */
function checkSavable(profile: ProfileRow, { ucc: _, ...input }: SaveInput): void {
  const isDeclaration = Object.keys(input).every((name) => DECLARED_FIELDS.some((field) => field === name));
  if (!(isProfileLocked(profile) && !isDeclared(profile) && isDeclaration && input.fatcaCompliant))
    checkUnlocked(profile);
}

/** Throws for a declaration that is not the owner's own, or about answers that were not given. */
function checkDeclaration({ actor }: Context, profile: ProfileRow, { fatca, fatcaCompliant }: SaveInput): void {
  if (!fatcaCompliant) return;
  if (actor.kind !== 'user') throwFieldErrors({ fatcaCompliant: 'declaration_owner' });
  if (!fatca && profile.fatca === null) throwFieldErrors({ fatcaCompliant: 'fatca_required' });
}

/** The answers of a profile once a change is made. */
const answersAfter = ({ id, fatca, occupationType, incomeSlab }: ProfileRow, change: Change): FatcaAnswers => ({
  id,
  fatca: change.fatca ?? fatca,
  occupationType: change.occupationType ?? occupationType,
  incomeSlab: change.incomeSlab ?? incomeSlab,
});

/** Says whether an input answers otherwise than what was declared. */
const isOtherThanDeclared = ({ crypto }: Context, profile: ProfileRow, change: Change): boolean =>
  textOfAnswers(crypto, answersAfter(profile, change)) !== textOfAnswers(crypto, profile);

/** The columns that sound fields change; what was left out is not among them. A declaration ends with the answers that it was about. */
function profileColumnsOf(ctx: Context, profile: ProfileRow, input: SaveInput): Change {
  const change = answeredColumns(ctx.crypto, profile.id, input);
  return { ...change, ...(isOtherThanDeclared(ctx, profile, change) && { fatcaDeclaredAt: null }) };
}

function answeredColumns(crypto: Crypto, profileId: string, input: SaveInput): Change {
  const { dob, occupationType, incomeSlab, aadhar } = input;
  return {
    ...(input.gender !== undefined && { gender: input.gender as 'M' | 'F' }),
    ...(dob !== undefined && { dateOfBirth: parseDateNumeric(dob) }),
    ...(input.mobileDeclarationFlag !== undefined && { mobileDeclaration: input.mobileDeclarationFlag }),
    ...(occupationType !== undefined && { occupationType: occupationOf(occupationType) }),
    ...(incomeSlab !== undefined && { incomeSlab: incomeSlabOf(incomeSlab) }),
    ...(aadhar !== undefined && {
      aadhaarLastFour: crypto.seal(profiles.aadhaarLastFour, profileId, aadhaarLastFour(tidyAadhaar(aadhar))),
    }),
    ...(input.fatca && { fatca: crypto.seal(profiles.fatca, profileId, JSON.stringify(tidyFatca(input.fatca))) }),
  };
}
