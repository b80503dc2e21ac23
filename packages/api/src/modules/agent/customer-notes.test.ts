import {
  addCustomerNote,
  addCustomerTask,
  changeAdvisor,
  changeCustomerTask,
  getAgentOverview,
  getCustomerNotes,
  getAdvisorActivity,
  MOST_TAGS,
  myCustomers,
  removeCustomerNote,
  removeCustomerTask,
  setCustomerFamily,
  setCustomerTags,
} from '@prosperx/core/agent';
import { rupees } from '@prosperx/core/money';
import { sendProfileOtp, verifyProfileOtp } from '@prosperx/core/profile';
import { addDays, businessDate, businessDateAt } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { newToken } from '#crypto/new-id.js';
import { agentCustomers, customerNotes, customerTasks, profiles } from '#db/schema/index.js';
import { seedHolding } from '#sandbox/seed/seed-holding.js';
import { describeWithDb } from '#testing/engines.js';
import { EQUITY, lastOtp } from '#testing/investing.js';
import { advisorFor, advisorOfCode, newCustomer } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

describeWithDb(
  'what an advisor keeps about a customer',
  (given) => {
    let kit: TestKit;
    beforeAll(() => {
      kit = testKit(given.db);
    });
    const today = () => businessDateAt(kit.clock.now());

    const seedUnits = ({ profileId, ucc }: Awaited<ReturnType<typeof newCustomer>>, bought: number) =>
      seedHolding(
        { ...kit.services, now: kit.clock.now(), passwordHash: '' },
        { key: profileId, profileId, ucc, mandateId: '' },
        { amfiCode: EQUITY, folioNumber: newToken().slice(0, 12), lumpsums: [['2026-09-01', rupees(bought)]] },
      );

    async function customerOf(agentCode: string) {
      const customer = await newCustomer(kit, agentCode);
      const advisor = await advisorOfCode(kit, agentCode);
      const found = async (query: object) =>
        (await advisor.call(myCustomers, { query: { agentCode, ...query } })).content;
      return { customer, advisor, found, of: { encryptedId: customer.profileId } };
    }

    it('is read as it was written, sealed in the table, and removed one by one', async () => {
      const { advisor, of } = await customerOf('AG1001');
      await advisor.call(addCustomerNote, { body: { ...of, text: ' Daughter weds in May ' } });
      await advisor.call(addCustomerTask, { body: { ...of, text: 'Send the plan', dueOn: addDays(today(), 3) } });
      const first = await advisor.call(addCustomerTask, { body: { ...of, text: 'Call', dueOn: today() } });
      expect(first.tasks.map(({ text, isDone }) => [text, isDone])).toEqual([
        ['Call', false],
        ['Send the plan', false],
      ]);
      const { taskId } = first.tasks[0]!;
      const done = await advisor.call(changeCustomerTask, { body: { ...of, taskId, dueOn: today(), isDone: true } });
      expect(done.tasks.map(({ text, isDone }) => [text, isDone])).toEqual([
        ['Send the plan', false],
        ['Call', true],
      ]);
      const read = await advisor.call(getCustomerNotes, { query: of });
      expect(read.notes.map(({ text }) => text)).toEqual(['Daughter weds in May']);
      const rows = [
        ...(await given.db.select().from(customerNotes).where(eq(customerNotes.profileId, of.encryptedId))),
        ...(await given.db.select().from(customerTasks).where(eq(customerTasks.profileId, of.encryptedId))),
      ];
      expect(JSON.stringify(rows)).not.toMatch(/Daughter|Call|plan/);
      await advisor.call(removeCustomerNote, { body: { ...of, noteId: read.notes[0]!.noteId } });
      const left = await advisor.call(removeCustomerTask, { body: { ...of, taskId } });
      expect([left.notes.length, left.tasks.length]).toEqual([0, 1]);
    });

    it('groups customers in a family by which they are found and summed up, and which no other advisor knows', async () => {
      const one = await customerOf('AG1001');
      const other = await customerOf('AG1001');
      await seedUnits(one.customer, 1_00_000);
      await seedUnits(other.customer, 50_000);
      const name = `Rao ${newToken().slice(0, 8)}`;
      await one.advisor.call(setCustomerFamily, { body: { ...one.of, family: ` ${name} ` } });
      const kept = await one.advisor.call(setCustomerFamily, { body: { ...other.of, family: name.toUpperCase() } });
      expect([kept.family, kept.knownFamilies.includes(name)]).toEqual([name, true]);
      const query = { agentCode: 'AG1001', familyOf: other.of.encryptedId };
      const page = await one.advisor.call(myCustomers, { query });
      const ids = [one, other].map(({ of }) => of.encryptedId).sort();
      expect(page.content.map(({ encryptedId }) => encryptedId).sort()).toEqual(ids);
      expect([page.family, page.familyList.filter((each) => each.name === name).length]).toEqual([name, 1]);
      expect(page.familyAum).toBe(page.content.reduce((sum, { aum }) => sum + (aum ?? 0), 0));
      expect(page.familyAum).toBeGreaterThan(0);
      expect((await one.found({ text: name.toLowerCase() })).map(({ family }) => family)).toEqual([name, name]);
      const stranger = await advisorOfCode(kit, 'AG1002');
      const theirs = await stranger.call(myCustomers, { query: { ...query, agentCode: 'AG1002' } });
      expect([theirs.family, theirs.familyAum, theirs.familyList.some((each) => each.name === name)]).toEqual([
        '',
        null,
        false,
      ]);
      const left = await one.advisor.call(setCustomerFamily, { body: { ...one.of, family: '' } });
      expect(left.family).toBe('');
      expect((await one.found({ familyOf: other.of.encryptedId })).map(({ encryptedId }) => encryptedId)).toEqual([
        other.of.encryptedId,
      ]);
      const long = { ...one.of, family: 'x'.repeat(61) };
      expect((await one.advisor.fail(setCustomerFamily, { body: long })).fields).toEqual({ family: 'too_long' });
    });

    it('is refused where it is empty, too long, too much or for a day that is over', async () => {
      const { advisor, of } = await customerOf('AG1001');
      const tags = Array.from({ length: MOST_TAGS + 1 }, (_, number) => `tag ${number}`);
      const task = { ...of, text: 'Call', dueOn: addDays(today(), -1) };
      const refused = (fields: object) => ({ code: 'invalid_input', fields });
      expect(await advisor.fail(setCustomerTags, { body: { ...of, tags } })).toMatchObject(
        refused({ tags: 'too_many' }),
      );
      expect(await advisor.fail(addCustomerNote, { body: { ...of, text: '  ' } })).toMatchObject(
        refused({ text: 'required' }),
      );
      expect(await advisor.fail(addCustomerTask, { body: task })).toMatchObject(refused({ dueOn: 'too_soon' }));
      const kept = await advisor.call(getCustomerNotes, { query: of });
      expect([kept.tags, kept.notes, kept.tasks]).toEqual([[], [], []]);
    });

    it('is for the advisor of just this customer, and never for the customer', async () => {
      const { customer, advisor, of } = await customerOf('AG1001');
      const { notes } = await advisor.call(addCustomerNote, { body: { ...of, text: 'Mine' } });
      const other = await customerOf('AG1002');
      const { noteId } = notes[0]!;
      expect((await other.advisor.fail(getCustomerNotes, { query: of })).code).toBe('customer_unknown');
      expect((await other.advisor.fail(setCustomerTags, { body: { ...of, tags: ['x'] } })).code).toBe(
        'customer_unknown',
      );
      // a note is found with its own customer alone
      const elsewhere = { ...other.of, noteId };
      expect((await other.advisor.fail(removeCustomerNote, { body: elsewhere })).code).toBe('not_found');
      expect((await customer.client.fail(getCustomerNotes, { query: of })).code).toBe('forbidden');
      // nor does what is written in their account stand among what the advisor did there
      const inside = await advisorFor(kit, customer);
      const before = (await customer.client.call(getAdvisorActivity)).activities.length;
      await inside.call(addCustomerNote, { body: { ...of, text: 'From inside' } });
      expect((await customer.client.call(getAdvisorActivity)).activities.length).toBe(before);
    });

    it('finds customers by tags, by tasks that are due and by birthdays to come, and is counted at home', async () => {
      const { customer, advisor, found, of } = await customerOf('AG1003');
      const idsOf = async (query: object) => (await found(query)).map(({ encryptedId }) => encryptedId);
      const home = async () => {
        const { dueTasks, birthdays } = await advisor.call(getAgentOverview);
        return [dueTasks, birthdays];
      };
      const born = businessDate(`1980${addDays(today(), 5).slice(4)}`);
      await given.db.update(profiles).set({ dateOfBirth: addDays(born, 90) });
      const before = await home();
      await given.db.update(profiles).set({ dateOfBirth: born }).where(eq(profiles.id, customer.profileId));
      await advisor.call(setCustomerTags, { body: { ...of, tags: ['Tax saver', 'NRI'] } });
      await advisor.call(addCustomerTask, { body: { ...of, text: 'Call', dueOn: today() } });
      await advisor.call(addCustomerTask, { body: { ...of, text: 'Later', dueOn: addDays(today(), 1) } });
      expect(await home()).toEqual([before[0]! + 1, before[1]! + 1]);
      const filters = [{ tag: 'NRI' }, { text: 'ax sav' }, { need: 'task' }, { need: 'birthday' }];
      for (const query of filters) expect(await idsOf(query), JSON.stringify(query)).toEqual([customer.profileId]);
      expect(await idsOf({ tag: 'nobody has it' })).toEqual([]);
      const [row] = await found({ tag: 'NRI' });
      expect(row).toMatchObject({ tags: ['NRI', 'Tax saver'], dueTasks: 1, birthday: addDays(today(), 5) });
      // the tag of another advisor finds nobody
      const other = await advisorOfCode(kit, 'AG1001');
      const asked = { query: { agentCode: 'AG1001', tag: 'NRI' } };
      expect((await other.call(myCustomers, asked)).content).toEqual([]);
      // no birthday is told of a customer who has ended the right to act
      const ofUser = eq(agentCustomers.userId, customer.userId);
      await given.db.update(agentCustomers).set({ actingEndedAt: kit.clock.now() }).where(ofUser);
      expect(await idsOf({ need: 'birthday' })).toEqual([]);
      expect((await found({ tag: 'NRI' }))[0]).toMatchObject({ birthday: null });
    });

    it('is gone once the customer has chosen another advisor', async () => {
      const { customer, advisor, of } = await customerOf('AG1001');
      const { client, mobile, profileId } = customer;
      await advisor.call(addCustomerNote, { body: { ...of, text: 'Mine' } });
      const change = { agentCode: 'AG1002' };
      const query = { encryptedId: profileId, purpose: 'advisor' as const };
      await client.call(sendProfileOtp, { query, body: { change } });
      const otp = await lastOtp(client, mobile);
      const { ticket } = await client.call(verifyProfileOtp, { query, body: { otp } });
      await client.call(changeAdvisor, { body: { ...change, ticket: ticket ?? '' } });
      expect((await advisor.fail(getCustomerNotes, { query: of })).code).toBe('customer_unknown');
      expect(await given.db.$count(customerNotes, eq(customerNotes.profileId, profileId))).toBe(0);
    });
  },
  'seeded',
);
