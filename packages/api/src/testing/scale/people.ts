import { businessDate, instantAt } from '@prosperx/core/time';
import { sql } from 'drizzle-orm';
import type { Crypto } from '#crypto/crypto.js';
import type { Db } from '#db/db.js';
import { bankAccounts, profiles, users } from '#db/schema/index.js';
import { investorId, SCALE_ADVISOR, userIdOf } from './shape.js';

export interface Slice {
  readonly first: number;
  readonly last: number;
}

const FATCA = JSON.stringify({ birthPlace: 'Mumbai', birthCountry: 'India', taxResidences: [], pepStatus: 'N' });
const SINCE = new Date(instantAt(businessDate('2021-11-15'), '10:00')).toISOString();

const digits = (number: number, length: number) => String(number).padStart(length, '0');

/** What is sealed of a person: only the server's keys can write it. */
function sealedOf(crypto: Crypto, number: number) {
  const [userId, profileId, accountId] = [userIdOf(number), investorId(number), `bnk_s${digits(number, 7)}`];
  const mobile = `62${digits(number, 8)}`;
  const pan = `S${['A', 'B', 'C', 'D', 'E'][Math.floor(number / 10_000) % 5]}${['A', 'B', 'C', 'D', 'E'][Math.floor(number / 50_000) % 5]}PS${digits(number % 10_000, 4)}S`;
  const account = `9${digits(number, 11)}`;
  return {
    number,
    userId,
    profileId,
    accountId,
    mobile: crypto.seal(users.mobile, userId, mobile),
    mobileHash: crypto.lookup('mobile', mobile),
    pan: crypto.seal(profiles.pan, profileId, pan),
    panHash: crypto.lookup('pan', pan),
    fatca: crypto.seal(profiles.fatca, profileId, FATCA),
    account: crypto.seal(bankAccounts.account, accountId, account),
    accountHash: crypto.lookup('account', account),
  };
}

/** Adds investors who have done all of their onboarding, each with a bank account and a mandate; the first are an advisor's customers. */
export async function addPeople(tx: Db, crypto: Crypto, { first, last }: Slice, customers: number): Promise<void> {
  const people = Array.from({ length: last - first + 1 }, (_, index) => sealedOf(crypto, first + index));
  await tx.execute(sql`create temp table people on commit drop as
    select * from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as p(number int, "userId" text, "profileId" text, "accountId" text,
      mobile text, "mobileHash" text, pan text, "panHash" text, fatca text, account text, "accountHash" text)`);
  await tx.execute(sql`
    insert into users (id, mobile, mobile_hash, name, created_at)
    select "userId", mobile, "mobileHash", 'Investor ' || number, ${SINCE}::timestamptz from people order by number`);
  await tx.execute(sql`
    insert into profiles (id, user_id, ucc, name, tax_status, pan, pan_hash, date_of_birth, kyc_status, registered_with_bse,
      occupation_type, income_slab, fatca, fatca_declared_at, created_at)
    select "profileId", "userId", 'SC' || lpad(number::text, 8, '0'), 'Investor ' || number, '01', pan, "panHash",
      date '1960-01-01' + scale.pick('birth ' || number, 15000), 'KYC_VALIDATED_STATUS', 3,
      'S', '33', fatca, ${SINCE}::timestamptz, ${SINCE}::timestamptz from people order by number`);
  await tx.execute(sql`
    insert into bank_accounts (id, profile_id, account, account_hash, ifsc, bank_name, account_type, is_default, redemptions_from, verified_at, created_at)
    select "accountId", "profileId", account, "accountHash", 'HDFC0000001', 'HDFC Bank', 'SB', true, date '2021-11-15',
      ${SINCE}::timestamptz, ${SINCE}::timestamptz from people order by number`);
  await tx.execute(sql`
    insert into mandates (id, profile_id, bank_account_id, client_ref, kind, "limit", state, start_date, created_at, changed_at)
    select 'mandate_s' || lpad(number::text, 7, '0'), "profileId", "accountId", 'ref_sm' || lpad(number::text, 7, '0'), 'enach', 10000000,
      'approved', date '2021-11-15', ${SINCE}::timestamptz, ${SINCE}::timestamptz from people order by number`);
  await tx.execute(sql`
    insert into agents (code, name, arn, euin, verified, may_transact, created_at)
    values (${SCALE_ADVISOR}, 'Advisor of many', 'ARN-900100', 'E900100', true, true, ${SINCE}::timestamptz) on conflict do nothing`);
  await tx.execute(sql`
    insert into agent_customers (user_id, agent_code, direct, created_at)
    select "userId", ${SCALE_ADVISOR}, true, ${SINCE}::timestamptz from people where number <= ${customers}`);
}
