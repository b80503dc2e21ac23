import { PxError } from '@prosperx/core/errors';
import { maskAccount, maskMobile, maskPan } from '@prosperx/core/format';
import { nomineeRulesOn } from '@prosperx/core/nominee';
import {
  type checkBseStatus as checkStatusCall,
  type DeclarationFlag,
  type getProfile as getCall,
  type getProfileView as getViewCall,
  ID_TYPE,
  incomeSlabOf,
  onboardingStepOf,
  type Profile,
  type ProfileView,
  type revealIdentity as revealCall,
} from '@prosperx/core/profile';
import { isRegisteredWithBse } from '@prosperx/core/registration';
import { type BusinessDate, businessDateAt } from '@prosperx/core/time';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Crypto } from '#crypto/crypto.js';
import type { Db } from '#db/db.js';
import { bankAccounts, deletionRequests, profiles, riskAttempts, users } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { type Context, subjectOf } from '#kernel/context.js';
import type { Services } from '#kernel/services.js';
import { accountCheck } from '#records/bank/repository.js';
import { type LinkMaker, pictureLinks } from '#records/file/file-links.js';
import { maskNominees, maskTins } from '#records/profile/masked-numbers.js';
import {
  isPanProven,
  openFatca,
  openNominees,
  ownProfile,
  type ProfileRows,
  readProfile,
  registrationOf,
} from '#records/profile/repository.js';
import { clientOf, refusedHashOf } from './exchange-client.js';

/** Returns what is known of an account holder, mobile and account number masked. */
function profileOf(crypto: Crypto, { profile, user, bank }: ProfileRows): Profile {
  return {
    encryptedId: profile.id,
    ucc: profile.ucc,
    name: profile.name,
    pan: crypto.open(profiles.pan, profile),
    panStatus: profile.kycStatus,
    dob: profile.dateOfBirth,
    isDobHidden: false,
    primaryEmail: crypto.open(users.email, user),
    isEmailVerified: user.emailVerifiedAt !== null,
    primaryMobile: maskMobile(crypto.open(users.mobile, user)),
    taxStatus: profile.taxStatus,
    majorStatus: profile.majorStatus,
    registeredWithBse: profile.registeredWithBse,
    bankAccountNumber: bank && maskAccount(crypto.open(bankAccounts.account, bank)),
    ifscCode: bank?.ifsc ?? null,
    bankName: bank?.bankName ?? null,
  };
}

type Deps = LinkMaker & Pick<Services, 'db' | 'clock' | 'config'> & Partial<Pick<Context, 'actor' | 'preparedBy'>>;

async function hasRiskProfile(db: Db, profileId: string): Promise<boolean> {
  const [judged] = await db
    .select({ id: riskAttempts.id })
    .from(riskAttempts)
    .where(and(eq(riskAttempts.profileId, profileId), isNotNull(riskAttempts.classId)))
    .limit(1);
  return judged !== undefined;
}

async function deletionRequestedOn(db: Db, profileId: string): Promise<BusinessDate | null> {
  const [request] = await db.select().from(deletionRequests).where(eq(deletionRequests.profileId, profileId));
  return request ? businessDateAt(request.requestedAt) : null;
}

function answersOf({ crypto, clock, config }: Deps, { profile }: ProfileRows) {
  const rules = nomineeRulesOn(businessDateAt(clock.now()), config.nomineeRules);
  const aadhar = crypto.open(profiles.aadhaarLastFour, profile);
  return {
    gender: profile.gender,
    mobileDeclarationFlag: profile.mobileDeclaration as DeclarationFlag,
    emailDeclarationFlag: profile.emailDeclaration as DeclarationFlag,
    address: crypto.open(profiles.address, profile),
    pincode: profile.pincode,
    city: profile.city,
    state: profile.state,
    occupationType: profile.occupationType,
    incomeSlab: incomeSlabOf(profile.incomeSlab ?? ''),
    idType: aadhar === null ? null : (ID_TYPE as typeof ID_TYPE),
    aadhar,
    fatca: openFatca(crypto, profile),
    fatcaCompliant: profile.fatcaDeclaredAt !== null,
    optIn: profile.nomineesWanted,
    nomineeList: openNominees(crypto, profile),
    nomineeRules: { ...rules, mandatory: [...rules.mandatory] },
  };
}

function refusalOf(services: Deps, rows: ProfileRows) {
  const { exchangeRefusal, refusedPart, refusedHash } = rows.profile;
  const now = () => refusedHashOf(services, clientOf(services, rows, ''), refusedPart);
  const isRefusalCorrected = exchangeRefusal !== null && refusedHash !== null && refusedHash !== now();
  return { exchangeRefusal, refusedPart, isRefusalCorrected };
}

function bankOf(deps: Deps, { bank, profile }: ProfileRows) {
  return {
    bankAccountType: bank?.accountType ?? null,
    branchName: bank?.branchName || null,
    isBankLinked: bank !== null && (bank.verifiedAt !== null || bank.bypassedAt !== null),
    ...(bank ? accountCheck(deps, profile, bank) : { isBankUnchecked: false, otherNameAtBank: null }),
  };
}

/** A registered account shows PAN, date of birth and the numbers of others to nobody who does not ask: there is nothing to check any more. */
function masked<View extends Profile>(view: View): View {
  if (!isRegisteredWithBse(view)) return view;
  return { ...view, pan: view.pan && maskPan(view.pan), dob: null, isDobHidden: view.dob !== null };
}

/** The same of all that is known. */
function maskedView(view: ProfileView): ProfileView {
  if (!isRegisteredWithBse(view)) return view;
  const { nomineeList, fatca } = view;
  return { ...masked(view), nomineeList: maskNominees(nomineeList), fatca: fatca && maskTins(fatca) };
}

/** Returns all that its holder is shown of a profile, as it is now. */
export const viewProfile = async (services: Deps, profileId: string): Promise<ProfileView> =>
  maskedView(await wholeProfile(services, profileId));

/** The same with PAN and date of birth in full. */
export async function wholeProfile(services: Deps, profileId: string): Promise<ProfileView> {
  const rows = await readProfile(services.db, profileId);
  const view = {
    ...profileOf(services.crypto, rows),
    ...answersOf(services, rows),
    ...refusalOf(services, rows),
    ...bankOf(services, rows),
    ...(await pictureLinks(services, profileId)),
    prefilled: rows.profile.prefilled,
    isPanProven: isPanProven(rows.profile),
    hasRiskProfile: await hasRiskProfile(services.db, profileId),
    deletionRequestedOn: await deletionRequestedOn(services.db, profileId),
  };
  // what an advisor fills in is declared by the owner, with the code that confirms it
  const isByAdvisor = services.actor?.kind === 'advisor' || services.preparedBy !== undefined;
  const isDeclaredLater = isByAdvisor && view.fatca !== null;
  const facts = { ...view, fatcaCompliant: view.fatcaCompliant || isDeclaredLater };
  return { ...view, onboardingStep: onboardingStepOf(facts) };
}

/** Throws `not_onboarded`, with the step at which the person goes on, while something is missing. */
export async function checkComplete(ctx: Context, profileId: string): Promise<ProfileView> {
  const view = await wholeProfile(ctx, profileId);
  const { onboardingStep } = view;
  if (onboardingStep !== 'confirm' && onboardingStep !== 'done') {
    throw new PxError('not_onboarded', { data: { onboardingStep } });
  }
  return view;
}

export const checkBseStatus: Verb<typeof checkStatusCall> = async ({ ctx }) =>
  registrationOf((await readProfile(ctx.db, subjectOf(ctx).profileId)).profile);

export const getProfileView: Verb<typeof getViewCall> = async ({ ctx, input }) => {
  const { profileId } = ownProfile(ctx, input.ucc);
  return viewProfile(ctx, profileId);
};

/** Returns the profile of the session: nothing in the call names another. */
export const getProfile: Verb<typeof getCall> = async ({ ctx }) =>
  masked(profileOf(ctx.crypto, await readProfile(ctx.db, subjectOf(ctx).profileId)));

export const revealIdentity: Verb<typeof revealCall> = async ({ ctx, input }) => {
  const { profileId } = ownProfile(ctx, input.ucc);
  const { profile } = await readProfile(ctx.db, profileId);
  const { pan, dateOfBirth: dob } = { ...profile, pan: ctx.crypto.open(profiles.pan, profile) };
  return {
    pan,
    dob,
    nomineeIds: openNominees(ctx.crypto, profile).map(({ nomineeIDNumber }) => nomineeIDNumber),
    tins: openFatca(ctx.crypto, profile)?.taxResidences.map(({ tin }) => tin) ?? [],
  };
};
