import { randomBytes } from 'node:crypto';
import { PxError } from '@prosperx/core/errors';
import { checkEmail, checkName, tidyText, type userLogin as call } from '@prosperx/core/session';
import { eq } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { hashPassword } from '#crypto/crypto.js';
import { newId } from '#crypto/new-id.js';
import { agentCustomers, agents, credentials, profiles, users } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import type { Context } from '#kernel/context.js';
import { spendTicket } from '#otp/ticket.js';
import { queueEmailLink } from '#records/profile/email-link.js';
import { giveConsent } from '#records/profile/repository.js';
import { checkPasswordToSet } from '#records/session/check-password.js';
import type { FoundUser } from '#records/session/repository.js';
import { logIn, repeatLogIn } from './log-in.js';
import { checkFields, parseMobile } from './login-fields.js';
import { queueLoginMail } from './login-mail.js';
import { findTicket } from './login-otp.js';

interface NewUser {
  readonly mobile: string;
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
  /** The version of the words that they agreed to; undefined with a partner's own sign-up. */
  readonly consent: string | undefined;
}

/** A client code at the exchange: ten characters, free as far as chance goes. */
const newUcc = () => `PX${randomBytes(4).toString('hex').toUpperCase()}`;

/** Credits the agent whose code the address names with the customer, who may still come directly. */
async function creditAgent({ db, clock, agentCode }: Context, userId: string): Promise<FoundUser['agent']> {
  if (agentCode === null) return null;
  const [agent] = await db.select({ code: agents.code }).from(agents).where(eq(agents.code, agentCode));
  if (!agent) return null;
  await db.insert(agentCustomers).values({ userId, agentCode, direct: true, createdAt: clock.now() });
  return { code: agentCode, direct: true };
}

/** Adds a person with an individual's profile, in a transaction. Throws `account_exists` when the mobile is taken. */
async function addUser(ctx: Context, person: NewUser): Promise<Pick<FoundUser, 'id' | 'mobile' | 'agent'>> {
  const { db, crypto, clock } = ctx;
  const { mobile, name, email, passwordHash: hash, consent } = person;
  const [id, profileId, now] = [newId('usr'), newId('prf'), clock.now()];
  const added = await db
    .insert(users)
    .values({
      id,
      mobile: crypto.seal(users.mobile, id, mobile),
      mobileHash: crypto.lookup('mobile', mobile),
      email: crypto.seal(users.email, id, email),
      emailHash: crypto.lookup('email', email),
      name,
      language: ctx.language,
      createdAt: now,
    })
    .onConflictDoNothing({ target: users.mobileHash })
    .returning({ id: users.id });
  if (added.length === 0) throw new PxError('account_exists');
  await db.insert(credentials).values({ userId: id, hash, changedAt: now });
  await db.insert(profiles).values({ id: profileId, userId: id, ucc: newUcc(), name, taxStatus: '01', createdAt: now });
  if (consent) await giveConsent(db, ctx, { profileId, purpose: 'terms', textVersion: consent });
  return { id, mobile, agent: await creditAgent(ctx, id) };
}

export const userLogin: Verb<typeof call> = async ({ ctx, input }) => {
  const mobile = parseMobile(input.mobile);
  const [name, email] = [tidyText(input.userName), tidyText(input.emailId)];
  checkFields({
    userName: checkName(name),
    emailId: checkEmail(email),
    password: await checkPasswordToSet(ctx.config, input.password, { mobile, email }),
  });
  ctx.noteFactor('code');
  const content = { mobile, name, email };
  const use = await findTicket(ctx, mobile, input.ticket, content);
  const passwordHash = await hashPassword(input.password);
  const user = await ctx.db.transaction(async (tx) => {
    const inTx = { ...ctx, db: tx };
    if (!(await spendTicket({ ...use, ctx: inTx }))) return null;
    const added = await addUser(inTx, { mobile, name, email, passwordHash, consent: input.consent });
    await queueLoginMail(tx, { mail: 'welcome', userId: added.id }, ctx.clock.now());
    await queueEmailLink(tx, added.id, ctx.clock.now());
    await audit(inTx, { action: 'user.created', objectId: added.id });
    return added;
  });
  return user ? logIn(ctx, user) : repeatLogIn(ctx, { mobile, password: input.password, otherwise: 'account_exists' });
};
