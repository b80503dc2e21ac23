import { PxError } from '@prosperx/core/errors';
import { isMasked } from '@prosperx/core/format';
import {
  checkNominees,
  fromNomineePayload,
  type Nomination,
  type NomineeDraft,
  type NomineeField,
  type NomineePayload,
  slotFieldOf,
  type NomineeRules,
  nomineeRulesOn,
  type updateNominees as call,
  withEqualShares,
} from '@prosperx/core/nominee';
import { declarations } from '@prosperx/core/profile';
import { isRegisteredWithBse, isRegistrationPending } from '@prosperx/core/registration';
import { tidyMobile, tidyText } from '@prosperx/core/session';
import { businessDateAt } from '@prosperx/core/time';
import { eq, sql } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import type { Db, InTransaction } from '#db/db.js';
import { profiles } from '#db/schema/index.js';
import { type FieldCodes, throwFieldErrors } from '#http/field-errors.js';
import type { InputOf, Verb } from '#http/serve.js';
import { type Context, type Subject, subjectOf, withDb } from '#kernel/context.js';
import { checkTicket, spendTicket, type TicketUse } from '#otp/ticket.js';
import { placeOf } from '#records/profile/check-pincode.js';
import { isIdentityHiddenFrom, nomineesMeant } from '#records/profile/masked-numbers.js';
import { notifyOwner } from '#records/profile/owner-notice.js';
import { changeHash, profileChallenge } from '#records/profile/profile-challenge.js';
import { queueRegistration } from '#records/profile/registration-jobs.js';
import {
  giveConsent,
  lockedProfile,
  openNominees,
  ownProfile,
  type ProfileRow,
  readProfile,
  sealNominees,
  withdrawConsent,
} from '#records/profile/repository.js';
import { viewProfile } from './get-profile.js';

const names = { nameOf: slotFieldOf, list: 'nomineeOptFlag' } as const;

async function keep(tx: Db, ctx: Context, { profileId, userId }: Subject, nomination: Nomination, use: TicketUse) {
  const profile = await lockedProfile(tx, profileId);
  // the exchange is being sent the profile: its answer comes within moments
  if (isRegistrationPending(profile)) throw new PxError('profile_locked');
  throwFieldErrors(checkNomination(ctx, profile, nomination, names));
  if (isRegisteredWithBse(profile) && !(await spendTicket({ ...use, ctx: withDb(ctx, tx) }))) return;
  await saveOptOut(tx, ctx, profileId, nomination.optIn);
  await tx
    .update(profiles)
    .set({ ...nominationChange(ctx, profile, nomination), revision: sql`${profiles.revision} + 1` })
    .where(eq(profiles.id, profileId));
  if (isRegisteredWithBse(profile)) {
    await queueRegistration(tx, ctx, profileId);
    await notifyOwner(tx, ctx, { change: 'nominees', userId });
  }
  await audit(withDb(ctx, tx), { action: 'nominees.updated', objectId: profileId });
}

/** Checks a nomination in place of the one before; resolves to what stores it in a transaction. A registered investor confirms it by OTP, and the exchange gets it. */
export async function prepareNominees(ctx: Context, input: InputOf<typeof call>): Promise<InTransaction> {
  const subject = ownProfile(ctx, input.encryptedId);
  const { ticket, encryptedId: _, ...content } = input;
  const use: TicketUse = { ctx, ...profileChallenge(subject, 'edit', changeHash(ctx, content)), ticket, content };
  if (isRegisteredWithBse(subject)) await checkTicket(use);
  // before that its owner gives no code: they have to have signed in themselves
  else if (ctx.scope !== null) throw new PxError('own_login_required');
  const { profile } = await readProfile(ctx.db, subject.profileId);
  const nomination = givenNomination(input);
  throwFieldErrors({
    ...(await checkNomineePlaces(ctx, nomination, slotFieldOf)),
    ...checkNomination(ctx, profile, nomination, names),
  });
  return (tx) => keep(tx, ctx, subject, nomination, use);
}

export const updateNominees: Verb<typeof call> = async ({ ctx, input }) => {
  await ctx.db.transaction(await prepareNominees(ctx, input));
  return viewProfile(ctx, subjectOf(ctx).profileId);
};

/** Returns a nomination with the numbers that its masked ones stand for. */
export const nominationMeant = ({ crypto }: Context, profile: ProfileRow, given: Nomination): Nomination => ({
  ...given,
  nominees: nomineesMeant(openNominees(crypto, profile), given.nominees),
});

/** Returns a nomination that travels, as it was given. */
export function givenNomination(payload: NomineePayload): Nomination {
  const { optIn, nominees } = fromNomineePayload(payload);
  return { optIn, nominees: nominees.map(tidyNominee) };
}

/** Returns the rules of a nomination today. */
const nomineeRulesOf = ({ clock, config }: Pick<Context, 'clock' | 'config'>): NomineeRules =>
  nomineeRulesOn(businessDateAt(clock.now()), config.nomineeRules);

/** Name under which a call speaks of a nominee's field. */
export type FieldNames = (index: number, field: NomineeField) => string;

export function tidyNominee(nominee: NomineeDraft): NomineeDraft {
  const tidied = Object.entries(nominee).map(([field, value]) => [
    field,
    typeof value === 'string' ? tidyText(value) : value,
  ]);
  const texts = Object.fromEntries(tidied) as unknown as NomineeDraft;
  return { ...texts, nomineeMobile: tidyMobile(texts.nomineeMobile) };
}

/** Pincodes are asked for outside of any transaction; those with a wrong form are reported by checkNominees. */
export async function checkNomineePlaces(
  ctx: Context,
  { optIn, nominees }: Nomination,
  nameOf: FieldNames,
): Promise<FieldCodes> {
  const codes: Record<string, string | null> = {};
  const { most } = nomineeRulesOf(ctx);
  for (const [index, { nomineePincode }] of nominees.slice(0, optIn ? most : 0).entries()) {
    if (nomineePincode !== '') codes[nameOf(index, 'nomineePincode')] = (await placeOf(ctx, nomineePincode)).code;
  }
  return codes;
}

/**
 * Returns what is wrong with a nomination of this investor, as it was given, by the names of the call; `list` names what is wrong with all of
 * it. Of an advisor, who sees numbers masked, nothing that they type is compared with those: its owner is told, who approves it.
 */
export function checkNomination(
  ctx: Context,
  profile: ProfileRow,
  given: Nomination,
  { nameOf, list }: { readonly nameOf: FieldNames; readonly list: string },
): FieldCodes {
  const { clock, crypto } = ctx;
  const rules = nomineeRulesOf(ctx);
  if (!given.optIn) return rules.optOut ? {} : { [list]: 'nominee_needed' };
  const isHidden = isIdentityHiddenFrom(ctx, profile);
  const { nominees } = nominationMeant(ctx, profile, given);
  const found = checkNominees(isHidden ? given.nominees : nominees, {
    rules,
    investor: {
      name: profile.name,
      pan: isHidden ? '' : (crypto.open(profiles.pan, profile) ?? ''),
      aadhaarLastFour: crypto.open(profiles.aadhaarLastFour, profile) ?? '',
    },
    today: businessDateAt(clock.now()),
  });
  const codes = found.nominees.flatMap((errors, index) =>
    Object.entries(errors).map(([field, code]) => [nameOf(index, field as NomineeField), code] as const),
  );
  // a masked number that stands for none that is kept
  for (const [index, { nomineeIDNumber }] of nominees.entries())
    if (isMasked(nomineeIDNumber)) codes.push([nameOf(index, 'nomineeIDNumber'), 'id_masked']);
  return { ...Object.fromEntries(codes), ...(found.list && { [list]: found.list }) };
}

/** The columns of a sound nomination. */
export function nominationChange(
  ctx: Context,
  profile: ProfileRow,
  given: Nomination,
): Partial<typeof profiles.$inferInsert> {
  const { optIn, nominees } = nominationMeant(ctx, profile, given);
  const wanted = optIn ? withEqualShares(nominees, { rules: nomineeRulesOf(ctx) }) : [];
  return { nomineesWanted: optIn, nominees: sealNominees(ctx.crypto, profile.id, wanted) };
}

/** Records that no nominee is wanted, an agreement of its own; it ends when there are some. An advisor agrees to nothing: the owner does, with the code that approves it. */
export async function saveOptOut(tx: Db, ctx: Context, profileId: string, optIn: boolean): Promise<void> {
  const consent = { profileId, purpose: 'nomination_opt_out' } as const;
  if (optIn) return withdrawConsent(tx, ctx, consent);
  if (ctx.actor.kind !== 'user') return;
  await giveConsent(tx, ctx, { ...consent, textVersion: declarations.nominationOptOut.version });
}
