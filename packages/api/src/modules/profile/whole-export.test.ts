import { exportMyData } from '@prosperx/core/profile';
import { eq, getTableColumns, getTableName } from 'drizzle-orm';
import { expect, it } from 'vitest';
import {
  customerApprovals,
  customerFamilies,
  familyConsents,
  positions,
  profiles,
  proposalItems,
  riskQuestionnaires,
  sessions,
  users,
} from '#db/schema/index.js';
import { personalTables } from '#modules/erasure/retention.js';
import { isSealed } from '#start/reseal.js';
import { profileTicket } from '#testing/applicant.js';
import { describeWithDb } from '#testing/engines.js';
import { advisorFor, newCustomer, newInvestor } from '#testing/new-investor.js';
import { type Planted, planter } from '#testing/planted-rows.js';
import { type TestKit, testContext, testKit } from '#testing/test-kit.js';
import { dataOf } from './export-my-data.js';

/** Somebody with a row in every table. */
function plantedPerson({ services: { crypto, clock } }: TestKit, word: string): Planted {
  const [userId, profileId] = [`usr_${word}`, `prf_${word}`];
  const mobileHash = crypto.lookup('mobile', word);
  const json = (column: typeof customerApprovals.change | typeof proposalItems.change, table: string) =>
    crypto.seal(column, `${word}_${table}`, JSON.stringify({ said: word }));
  return {
    word,
    key: word,
    userId,
    profileId,
    given: {
      users: { id: userId, mobileHash, language: null, disabledAt: null },
      profiles: {
        ...{ id: profileId, fatca: null, nominees: null, majorStatus: null, closedAt: null },
        ...{ exchangeRefusal: null, refusedPart: null, refusedHash: null },
      },
      leads: { mobileHash },
      // the cart of an order set is its record
      order_sets: { cartId: null },
      carts: { status: 'active', visitorId: null },
      outside_statements: {
        holdings: [{ schemeName: word, folioNo: '1', units: 1, value: 1, navDate: '2026-11-16' }],
        accounts: null,
      },
      customer_approvals: { change: json(customerApprovals.change, 'customer_approvals') },
      proposal_items: { change: json(proposalItems.change, 'proposal_items') },
      queue: { state: 'done', payload: { profileId } },
      sessions: { endsAt: clock.now() + 1_000 },
    },
  };
}

describeWithDb(
  'the copy of a person’s data',
  (given) => {
    async function plantAll(kit: TestKit, people: readonly Planted[]) {
      const plant = planter(given.db, kit.services.crypto, kit.clock.now());
      await given.db.insert(riskQuestionnaires).values({ version: 1, content: {} }).onConflictDoNothing();
      // the database keeps the positions itself
      const tables = personalTables.map(({ table }) => table).filter((table) => table !== positions);
      for (const table of tables.toReversed()) await plant(table, people);
    }

    it('has every part that the list of personal tables names, and no part besides that no table fills', async () => {
      const investor = await newInvestor(testKit(given.db));
      const ticket = await profileTicket(investor, 'export');
      const data = await investor.client.call(exportMyData, { query: { ucc: investor.ucc }, body: { ticket } });
      const named = personalTables.flatMap(({ exported }) => (typeof exported === 'string' ? [exported] : []));
      // nominees are a column of the profile, the audit has the registry's answers and what advisors did, a statement its transactions
      const others = ['madeAt', 'nominees', 'kycChecks', 'advisorActs', 'heldElsewhereTransactions'];
      expect([...new Set([...named, ...others])].sort()).toEqual(Object.keys(data).sort());
    });

    it('has the rows of each table in the part that the list names, and neither hashes nor anything of another person', async () => {
      const kit = testKit(given.db);
      const [own, other] = [plantedPerson(kit, 'Zqown'), plantedPerson(kit, 'Zqother')];
      await plantAll(kit, [own, other]);
      const { profileId, userId } = own;
      const who = { db: given.db, profileId, userId };
      const ctx = testContext(kit.services);
      const whole = await dataOf(ctx, profileId);
      const text = JSON.stringify(whole);
      expect(text).not.toContain(other.word);
      for (const { table, of } of personalTables) {
        const kept = Object.entries(getTableColumns(table)).filter(([, column]) => isSealed(column));
        const rows: Record<string, unknown>[] = await given.db.select().from(table).where(of(who));
        expect(rows, getTableName(table)).toHaveLength(1);
        for (const [property] of kept) {
          const value = rows[0]?.[property];
          if (typeof value === 'string') expect(text, `${getTableName(table)}.${property}`).not.toContain(value);
        }
      }

      // nobody has a copy once the rows of the account are gone
      for (const part of ['person', 'profile'] as const) expect(JSON.stringify(whole[part])).toContain(own.word);
      const inParts = personalTables.filter(({ table }) => table !== users && table !== profiles);
      // the database would keep positions up with the ledger
      const order = inParts.toSorted((one, two) => Number(two.table === positions) - Number(one.table === positions));
      let before = whole;
      for (const { table, of, exported } of order) {
        await given.db.delete(table).where(of(who));
        if (typeof exported !== 'string') continue;
        const after = await dataOf(ctx, profileId);
        expect(after[exported], getTableName(table)).not.toEqual(before[exported]);
        before = after;
      }
    });

    it('has the sessions of advisors without their browser, and of a family who shows what they hold, not who does not', async () => {
      const kit = testKit(given.db);
      const [investor, shows, declines] = [
        await newCustomer(kit, 'AG1001'),
        await newCustomer(kit, 'AG1001'),
        await newCustomer(kit, 'AG1001'),
      ];
      const { profileId } = investor;
      const nameOf = async ({ profileId: id }: { profileId: string }) =>
        (await given.db.select().from(profiles).where(eq(profiles.id, id)))[0]?.name;
      const agentCode = 'AG1001';
      for (const member of [investor, shows, declines])
        await given.db.insert(customerFamilies).values({ agentCode, profileId: member.profileId, family: 'Rao' });
      const askedAt = kit.clock.now();
      const consent = { agentCode, viewerId: profileId, askedAt, answeredAt: askedAt };
      await given.db.insert(familyConsents).values([
        { ...consent, profileId: shows.profileId, state: 'allowed' },
        { ...consent, profileId: declines.profileId, state: 'declined' },
        { ...consent, profileId, viewerId: shows.profileId, state: 'declined' },
      ]);
      await advisorFor(kit, investor);
      await given.db.update(sessions).set({ browser: 'Lynx on Plan 9' }).where(eq(sessions.agentCode, agentCode));
      const data = await dataOf(testContext(kit.services), profileId);
      const member = await nameOf(shows);
      expect(data.familySharing).toMatchObject([
        { kind: 'shown to the member', member, state: 'declined', advisor: 'Sunita Kulkarni' },
        { kind: 'shown by the member', member },
      ]);
      expect(data.familySharing).toHaveLength(2);
      const byAdvisor = { by: 'advisor', advisor: 'Sunita Kulkarni', partner: 'Blue Bank' };
      expect(data.sessions).toEqual(expect.arrayContaining([expect.objectContaining(byAdvisor)]));
      expect(data.advisors).toMatchObject([{ advisor: 'Sunita Kulkarni', actingEndedAt: null }]);
      const text = JSON.stringify(data);
      for (const kept of ['Lynx', declines.profileId, shows.profileId]) expect(text).not.toContain(kept);
    });
  },
  'seeded',
);
