import { createHash } from 'node:crypto';
import type { NomineeDraft } from '@prosperx/core/nominee';
import { type Fatca, INCOME_SLABS, INDIA } from '@prosperx/core/profile';
import { isProfileLocked, type RegistrationState } from '@prosperx/core/registration';
import { type BusinessDate, businessDateAt, type ExchangeCalendar, type Instant, instantAt } from '@prosperx/core/time';
import type { Crypto } from '#crypto/crypto.js';
import type { Db } from '#db/db.js';
import { agentCustomers, bankAccounts, credentials, profiles, users } from '#db/schema/index.js';
import { panColumns } from '#records/kyc/pan-columns.js';
import { sealNominees } from '#records/profile/repository.js';

/** The answers of a person in the steps of onboarding. */
export interface SeedAnswers {
  readonly gender: 'M' | 'F';
  readonly address: string;
  readonly pincode: string;
  readonly city: string;
  readonly state: string;
  readonly occupationType: 'B' | 'S' | 'O';
  readonly incomeSlab: string;
  readonly aadhaarLastFour: string;
  readonly nominees: readonly NomineeDraft[];
}

export interface SeedProfile {
  /** Unique among the seeded profiles; its id is made of it. */
  readonly key: string;
  readonly name: string;
  readonly ucc: string;
  readonly taxStatus: '01' | '02' | '03';
  readonly majorStatus?: string;
  readonly pan?: string;
  readonly dateOfBirth?: BusinessDate;
  readonly kycStatus?: string;
  readonly registeredWithBse: RegistrationState;
  readonly answers?: SeedAnswers;
  readonly bank?: {
    readonly account: string;
    readonly ifsc: string;
    readonly name: string;
    readonly branch?: string;
  };
}

export interface SeedPerson {
  readonly key: string;
  readonly mobile: string;
  readonly name: string;
  readonly email: string;
  readonly hasPassword: boolean;
  readonly agent?: { readonly code: string; readonly direct: boolean; readonly since?: BusinessDate };
  readonly profiles: readonly SeedProfile[];
}

export const seedProfileId = (key: string) => seedId('prf', key);
export const seedUserId = (key: string) => seedId('usr', key);
export const seedBankId = (key: string) => seedId('bnk', key);

function answerColumns({ crypto }: SeedDeps, profileId: string, seeded: SeedAnswers) {
  const { address, aadhaarLastFour, nominees, ...answers } = seeded;
  return {
    ...answers,
    address: crypto.seal(profiles.address, profileId, address),
    aadhaarLastFour: crypto.seal(profiles.aadhaarLastFour, profileId, aadhaarLastFour),
    nominees: sealNominees(crypto, profileId, nominees),
    nomineesWanted: nominees.length > 0,
  };
}

/** Everybody who is registered has declared what the exchange is told of them. */
function declaredColumns({ crypto, now }: SeedDeps, profileId: string, { answers }: SeedProfile) {
  const birthPlace = answers?.city ?? 'Mumbai';
  const fatca: Fatca = { birthPlace, birthCountry: INDIA, taxResidences: [], pepStatus: 'N' };
  return {
    occupationType: 'S' as const,
    incomeSlab: INCOME_SLABS[2],
    fatcaDeclaredAt: now,
    fatca: crypto.seal(profiles.fatca, profileId, JSON.stringify(fatca)),
  };
}

async function seedProfile(deps: SeedDeps, userId: string, profile: SeedProfile, position: number): Promise<void> {
  const { db, crypto, now } = deps;
  const { key, pan, bank, answers, ...row } = profile;
  const profileId = seedProfileId(key);
  const identity = pan && panColumns(crypto, profileId, pan);
  await db.insert(profiles).values({
    ...row,
    ...((answers || isProfileLocked(row)) && declaredColumns(deps, profileId, profile)),
    ...(answers && answerColumns(deps, profileId, answers)),
    ...identity,
    id: profileId,
    userId,
    position,
    createdAt: now,
  });
  if (!bank) return;
  const id = seedBankId(key);
  await db.insert(bankAccounts).values({
    id,
    profileId,
    account: crypto.seal(bankAccounts.account, id, bank.account),
    accountHash: crypto.lookup('account', bank.account),
    ifsc: bank.ifsc,
    bankName: bank.name,
    branchName: bank.branch ?? '',
    accountType: 'SB',
    isDefault: true,
    redemptionsFrom: businessDateAt(now),
    verifiedAt: now,
    createdAt: now,
  });
}

export async function seedPerson(deps: SeedDeps, person: SeedPerson): Promise<void> {
  const { db, crypto, now } = deps;
  const { key, mobile, email, name, agent } = person;
  const userId = seedUserId(key);
  await db.insert(users).values({
    id: userId,
    mobile: crypto.seal(users.mobile, userId, mobile),
    mobileHash: crypto.lookup('mobile', mobile),
    email: crypto.seal(users.email, userId, email),
    emailHash: crypto.lookup('email', email),
    emailVerifiedAt: now,
    name,
    createdAt: now,
  });
  if (person.hasPassword) await db.insert(credentials).values({ userId, hash: deps.passwordHash, changedAt: now });
  if (agent)
    await db.insert(agentCustomers).values({
      userId,
      agentCode: agent.code,
      direct: agent.direct,
      createdAt: agent.since ? instantAt(agent.since, '10:00') : now,
    });
  for (const [position, profile] of person.profiles.entries()) await seedProfile(deps, userId, profile, position);
}

/** The services that the people of the sandbox are made with. */
export interface SeedDeps {
  readonly db: Db;
  readonly crypto: Crypto;
  readonly calendar: ExchangeCalendar;
  /** The sandbox's first moment. */
  readonly now: Instant;
  /** Hash of the password that they share. */
  readonly passwordHash: string;
}

/** An id that is the same after every reset. */
export function seedId(prefix: string, name: string): string {
  return `${prefix}_${createHash('sha256').update(`${prefix} ${name}`).digest('base64url').slice(0, 22)}`;
}

/** An order number that is the same after every reset: nine digits, one fewer than the sandbox's exchange gives. */
export function seedNumber(name: string): string {
  const bits = createHash('sha256').update(name).digest().readUInt32BE();
  return String(100_000_000 + (bits % 900_000_000));
}
