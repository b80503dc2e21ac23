import { businessDateAt, DAY, type Instant } from '@prosperx/core/time';
import { getTableColumns, getTableName, like } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Crypto } from '#crypto/crypto.js';
import {
  bankAccounts,
  deletionRequests,
  ledgerEntries,
  positions,
  profiles,
  riskQuestionnaires,
  users,
} from '#db/schema/index.js';
import { describeWithDb } from '#testing/engines.js';
import { type Planted, planter } from '#testing/planted-rows.js';
import { testKit } from '#testing/test-kit.js';
import { type Traces, tracesIn } from '#testing/traces.js';
import { scheduleErasures } from './erase-account.js';
import { otherTables } from './other-tables.js';
import { personalTables } from './retention.js';

/** Half of them have moved money: their records are kept for eight years. */
const ACCOUNTS = 1_000;
const movedMoney = (number: number) => number % 2 === 1;

/** The last of them stays. */
const STAYS = ACCOUNTS;

/** What is told of a person, all of it with their number. */
const four = (number: number) => String(number).padStart(4, '0');
const told = (number: number) => ({
  word: `Zq${four(number)}q`,
  mobile: `666000${four(number)}`,
  email: `zq${four(number)}q@example.com`,
  pan: `ZQXPZ${four(number)}F`,
  account: `50590900${four(number)}`,
});
const TOLD = /Zq(\d{4})q|666000(\d{4})|zq(\d{4})q@|ZQXPZ(\d{4})F|50590900(\d{4})/g;
/** Their ids, which the audit and jobs go on naming: whose they were is erased. */
const IDS = /planted_(\d{4})/g;
const NAME_IDS = ['audit_entries', 'queue'];

const hashesOf = (crypto: Crypto, number: number) => {
  const { mobile, email, pan, account } = told(number);
  const found = { mobile, email, pan, account };
  return Object.entries(found).map(([kind, plain]) => crypto.lookup(kind, plain));
};

/** Rows that would go by themselves before the account does. */
const lasting = (until: Instant) => ({
  otps: { createdAt: until },
  sessions: { endsAt: until },
  short_links: { expiresAt: until },
  sign_on_tickets: { expiresAt: until },
});

function personOf(crypto: Crypto, number: number, now: Instant): Planted {
  const { word, mobile, email, pan, account } = told(number);
  const key = `planted_${four(number)}`;
  const [userId, profileId, bankId] = [`usr_${key}`, `prf_${key}`, `bnk_${key}`];
  const state = movedMoney(number) ? 'refunded' : 'failed';
  return {
    word,
    key,
    userId,
    profileId,
    given: {
      ...lasting(now + 90 * DAY),
      users: {
        id: userId,
        mobile: crypto.seal(users.mobile, userId, mobile),
        mobileHash: crypto.lookup('mobile', mobile),
        email: crypto.seal(users.email, userId, email),
        emailHash: crypto.lookup('email', email),
        language: null,
        disabledAt: null,
      },
      profiles: {
        id: profileId,
        pan: crypto.seal(profiles.pan, profileId, pan),
        panHash: crypto.lookup('pan', pan),
        registeredWithBse: 3,
        taxStatus: '01',
        majorStatus: null,
        closedAt: null,
      },
      bank_accounts: {
        id: bankId,
        account: crypto.seal(bankAccounts.account, bankId, account),
        accountHash: crypto.lookup('account', account),
      },
      leads: { mobileHash: crypto.lookup('mobile', mobile) },
      deletion_requests: { keptUntil: null },
      carts: { visitorId: null, approvalUntil: null },
      orders: { state: 'refused', paymentState: 'refunded' },
      payments: { state },
      refunds: { state: 'refunded', orderId: null },
      ledger_entries: { units: 0 },
      sales: { state: 'settled' },
      sips: { state: 'cancelled', keptReason: null },
      sip_changes: { state: 'done' },
      transfer_plans: { status: 'COMPLETED', keptReason: null },
      mandates: { state: 'cancelled' },
      proposals: { state: 'approved' },
      queue: { kind: `planted ${word}`, state: 'done', payload: { profileId, text: word } },
    },
  };
}

const tableOf = (place: string) => place.split('.')[0] ?? '';
/** Tables that stand for the books of other companies, such as the mail that was delivered. */
const ofOthers = otherTables.filter(({ why }) => why.includes('other companies'));
const isOfOthers = (place: string) => ofOthers.some(({ table }) => getTableName(table) === tableOf(place));

/** The places at which the retention list keeps what is told of a person with whom money was moved. */
function keptPlaces(): ReadonlySet<string> {
  const places = personalTables.flatMap(({ table, onHold, why }) => {
    // carts of orders are kept, without items, as it says there
    if (onHold === 'erase' && !why.includes('Those of orders are kept')) return [];
    const cleared = typeof onHold === 'object' ? Object.keys(onHold.cleared) : [];
    const kept = Object.keys(getTableColumns(table)).filter((property) => !cleared.includes(property));
    return kept.map((property) => `${getTableName(table)}.${property}`);
  });
  return new Set(places);
}

/** The places at which somebody is found who may not be, but for the one who stays. */
const wrongIn = (traces: Traces, may: (number: number, place: string) => boolean) =>
  [...traces].flatMap(([place, numbers]) => {
    const wrong = [...numbers].filter((number) => number !== STAYS && !isOfOthers(place) && !may(number, place));
    return wrong.length === 0 ? [] : [`${place}: ${wrong.length}, such as ${wrong[0]}`];
  });

describeWithDb(
  'a thousand accounts, told of in every table',
  (given) => {
    // Trust G2: 1,000 accounts that every table tells of, in plain, sealed and hashed: erased after their thirty nights, found where the retention list keeps it, and after its years nowhere
    it('are erased without a trace outside what the law keeps', async () => {
      const { db } = given;
      const kit = testKit(db);
      const { crypto } = kit.services;
      const everybody = Array.from({ length: ACCOUNTS + 1 }, (_, number) => number);
      const hashes = new Map(
        everybody.flatMap((number) => hashesOf(crypto, number).map((hash) => [hash, number] as const)),
      );
      const look = () => tracesIn(db, crypto, { pattern: TOLD, hashes });
      const lookForIds = () => tracesIn(db, crypto, { pattern: IDS, hashes: new Map() });
      const night = async (days: number) => {
        kit.clock.advance(days * DAY);
        await scheduleErasures(db, kit.clock.now());
        for (let left = 3; left > 0; left--) await kit.settle();
      };

      await db.insert(riskQuestionnaires).values({ version: 1, content: {} }).onConflictDoNothing();
      const people = everybody.map((number) => personOf(crypto, number, kit.clock.now()));
      const plant = planter(db, crypto, kit.clock.now());
      // the database keeps the positions itself
      const tables = personalTables.map(({ table }) => table).filter((table) => table !== positions);
      for (const table of tables.toReversed()) {
        const asked = table === deletionRequests ? people.slice(0, STAYS) : people;
        await plant(table, table === ledgerEntries ? asked.filter((_, at) => at === STAYS || movedMoney(at)) : asked);
      }

      const [before, idsBefore] = [await look(), await lookForIds()];
      for (const place of ['users.mobile', 'users.emailHash', 'profiles.nominees', 'bank_accounts.account'])
        expect(before.get(place)?.size, place).toBe(ACCOUNTS + 1);
      // Trust G2, control: an account that is not erased is found in every table
      const foundIn = [...before, ...idsBefore].flatMap(([place, who]) => (who.has(STAYS) ? [tableOf(place)] : []));
      const notFound = tables.filter((table) => !foundIn.includes(getTableName(table)));
      expect(notFound.map((table) => getTableName(table))).toEqual(['deletion_requests']);

      await night(29);
      expect(await db.$count(profiles, like(profiles.id, 'prf_planted%'))).toBe(ACCOUNTS + 1);
      await night(3);
      const kept = keptPlaces();
      const isKept = (number: number, place: string) => movedMoney(number) && kept.has(place);
      const after = await look();
      expect(wrongIn(after, isKept)).toEqual([]);
      expect([...(after.get('bank_accounts.account') ?? [])].filter(movedMoney)).toHaveLength(ACCOUNTS / 2);
      const idsIn = (place: string) => NAME_IDS.includes(tableOf(place));
      expect(wrongIn(await lookForIds(), (number, place) => isKept(number, place) || idsIn(place))).toEqual([]);
      const lost = [...before].flatMap(([place, who]) =>
        who.has(STAYS) && !after.get(place)?.has(STAYS) ? [tableOf(place)] : [],
      );
      expect(lost).toEqual([]);

      await db.update(deletionRequests).set({ keptUntil: businessDateAt(kit.clock.now()) });
      await night(2);
      const isPaid = (_: number, place: string) => tableOf(place) === 'brokerage_rows';
      expect(wrongIn(await look(), isPaid)).toEqual([]);
      expect(wrongIn(await lookForIds(), (number, place) => isPaid(number, place) || idsIn(place))).toEqual([]);
    }, 1_200_000);
  },
  'seeded',
);
