import { MINOR } from '@prosperx/core/session';
import { businessDate } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { newToken } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { agentCustomers, profiles, sessions } from '#db/schema/index.js';
import { SESSION_COOKIE } from '#http/cookies.js';
import type { Services } from '#kernel/services.js';
import { findUser, profilesOf } from '#records/session/repository.js';
import { seedPerson, seedProfileId, seedUserId } from '#sandbox/seed/seed-person.js';
import type { TestClient } from './client.js';
import type { TestKit } from './test-kit.js';

type Deps = Pick<Services, 'db' | 'clock' | 'calendar' | 'crypto'>;

/** Somebody who exists for one test alone. */
export interface TestInvestor {
  readonly mobile: string;
  readonly userId: string;
  readonly profileId: string;
  /** Client code at the exchange. */
  readonly ucc: string;
  /** The token of their session, which needs no password. */
  readonly token: string;
}

const HALF_A_DAY = 12 * 3_600_000;
// mobiles of the seeded people begin with 98765, those of visitors in tests with anything else
const FIRST_MOBILE = 7_000_000_000;
/** The client codes of all whom a test adds begin so. */
export const TEST_UCC = 'TEST';
let count = 0;

/** Puts an investor with an open session into the database. `number` names them: each is there once a database. */
export async function addInvestor(deps: Deps, number = count++, onboarded = true): Promise<TestInvestor> {
  const { db, clock, calendar, crypto } = deps;
  const key = `test-${number}`;
  const [userId, profileId, token] = [seedUserId(key), seedProfileId(key), newToken()];
  const [mobile, ucc] = [String(FIRST_MOBILE + number), `${TEST_UCC}${String(number).padStart(6, '0')}`];
  const now = clock.now();
  await seedPerson(
    { db, crypto, calendar, now, passwordHash: '' },
    {
      key,
      mobile,
      name: `Test Investor ${number}`,
      email: `${key}@example.com`,
      hasPassword: false,
      profiles: [
        {
          key,
          name: `Test Investor ${number}`,
          ucc,
          taxStatus: '01',
          dateOfBirth: businessDate('1990-01-31'),
          ...(onboarded && { kycStatus: 'KYC_VALIDATED_STATUS' }),
          registeredWithBse: onboarded ? 3 : 0,
        },
      ],
    },
  );
  await db.insert(sessions).values({
    id: `ses_${key}`,
    tokenHash: crypto.lookup('session', token),
    userId,
    profileId,
    createdAt: now,
    lastSeenAt: now,
    endsAt: now + HALF_A_DAY,
  });
  return { mobile, userId, profileId, ucc, token };
}

type Owner = { readonly userId: string; readonly profileId: string | null };

/** Begins a session; returns its token. */
async function beginSession({ services }: Pick<TestKit, 'services'>, { userId, profileId }: Owner, partnerId?: string) {
  const { db, clock, crypto } = services;
  const [token, now] = [newToken(), clock.now()];
  await db.insert(sessions).values({
    id: `ses_${token}`,
    tokenHash: crypto.lookup('session', token),
    userId,
    profileId,
    partnerId: partnerId ?? null,
    createdAt: now,
    lastSeenAt: now,
    endsAt: now + HALF_A_DAY,
  });
  return token;
}

/** A browser with a session of its own: an investor who has waited for days signs in again. */
export async function signedInAgain(kit: Pick<TestKit, 'services' | 'client'>, investor: Owner) {
  return signInAs(kit.client(), { token: await beginSession(kit, investor) });
}

/** The headers of a call from a page of the seeded partner "bluebank", on which an investor has signed in: a token, and no cookie. */
export async function onPartnersPage(kit: Pick<TestKit, 'services'>, investor: Owner) {
  const token = await beginSession(kit, investor, 'bluebank');
  return { Origin: 'http://127.0.0.1:4173', 'X-PX-Partner': 'bluebank', Authorization: `Bearer ${token}` };
}

/** A browser of a seeded person, by their key, with a session of its own: no password is worked out. */
export const seededClient = (kit: Pick<TestKit, 'services' | 'client'>, key: string) =>
  signedInAgain(kit, { userId: seedUserId(key), profileId: seedProfileId(key) });

/** A browser of whoever signs in with a mobile, as the login leaves it: their only profile is chosen. No password is worked out. */
export async function clientOfMobile(kit: Pick<TestKit, 'services' | 'client'>, mobile: string) {
  const user = await findUser(kit.services, mobile);
  if (!user) throw new Error(`nobody signs in with ${mobile}`);
  const profiles = await profilesOf(kit.services, user.id);
  return signedInAgain(kit, { userId: user.id, profileId: profiles.length === 1 ? profiles[0]!.id : null });
}

/** Signs a browser in as an investor. */
export function signInAs(client: TestClient, { token }: Pick<TestInvestor, 'token'>): TestClient {
  client.cookies.set(SESSION_COOKIE, token);
  return client;
}

/** A new investor in a browser of their own. */
export async function newInvestor(kit: Pick<TestKit, 'services' | 'client'>, onboarded = true) {
  const investor = await addInvestor(kit.services, undefined, onboarded);
  return { ...investor, client: signInAs(kit.client(), investor) };
}

/** A second account of an investor, with a browser that is signed in to it. */
export async function addSibling(
  kit: Pick<TestKit, 'services' | 'client'>,
  { userId, ucc: first }: Pick<TestInvestor, 'userId' | 'ucc'>,
  registeredWithBse = 0,
) {
  const { db, clock } = kit.services;
  const [profileId, ucc] = [seedProfileId(`second-${first}`), first.replace(TEST_UCC, 'TWIN')];
  await db.insert(profiles).values({
    ...{ id: profileId, userId, ucc, name: 'Test Investor Twin', taxStatus: '03', position: 1, registeredWithBse },
    createdAt: clock.now(),
  });
  return { profileId, ucc, client: await signedInAgain(kit, { userId, profileId }) };
}

/** A new investor who is the customer of an agent, and may also come directly. */
export async function newCustomer(kit: Pick<TestKit, 'services' | 'client'>, agentCode: string, onboarded = true) {
  const investor = await newInvestor(kit, onboarded);
  const { db, clock } = kit.services;
  await db.insert(agentCustomers).values({ agentCode, direct: true, userId: investor.userId, createdAt: clock.now() });
  return investor;
}

/** The browser of an advisor; `profileId` names the customer's account in which they are. */
export async function advisorOfCode(
  { services: { db, clock, crypto }, client }: Pick<TestKit, 'services' | 'client'>,
  agentCode: string,
  profileId: string | null = null,
): Promise<TestClient> {
  const [token, now] = [newToken(), clock.now()];
  await db.insert(sessions).values({
    id: `ses_${token}`,
    tokenHash: crypto.lookup('session', token),
    profileId,
    agentCode,
    partnerId: 'bluebank',
    createdAt: now,
    lastSeenAt: now,
    endsAt: now + HALF_A_DAY,
  });
  return signInAs(client(), { token });
}

/** The browser of the advisor AG1001, who acts for a customer of theirs. */
export async function advisorFor(
  kit: TestKit,
  { profileId, userId }: Pick<TestInvestor, 'profileId' | 'userId'>,
): Promise<TestClient> {
  const mapping = { agentCode: 'AG1001', direct: true };
  await kit.services.db
    .insert(agentCustomers)
    .values({ ...mapping, userId, createdAt: kit.clock.now() })
    .onConflictDoUpdate({ target: agentCustomers.userId, set: mapping });
  return advisorOfCode(kit, 'AG1001', profileId);
}

/** Makes the account of an investor one of a minor who was born on a day. */
export async function makeMinor(db: Db, profileId: string, born: string): Promise<void> {
  const account = { taxStatus: MINOR, dateOfBirth: businessDate(born) };
  await db.update(profiles).set(account).where(eq(profiles.id, profileId));
}
