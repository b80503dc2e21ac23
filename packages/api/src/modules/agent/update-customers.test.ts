import {
  FAMILY_LENGTH,
  getCustomerNotes,
  MOST_TAGS,
  myCustomers,
  NOTE_LENGTH,
  setCustomerFamily,
  setCustomerTags,
  TAG_LENGTH,
  TASK_LENGTH,
} from '@prosperx/core/agent';
import { type CustomerUpdate, UPDATE_ROWS, updateCustomers } from '@prosperx/core/customer-update';
import { answerFamily, askFamilyConsents } from '@prosperx/core/family';
import { addDays, businessDateAt } from '@prosperx/core/time';
import { beforeAll, expect, it, vi } from 'vitest';
import { newToken } from '#crypto/new-id.js';
import { familyConsents } from '#db/schema/index.js';
import { lockFamilies } from '#records/family/members.js';
import { describeWithDb } from '#testing/engines.js';
import { lockIsAwaited } from '#testing/locks.js';
import { advisorOfCode, newCustomer } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { countedDb } from '#testing/trust/counted-db.js';

describeWithDb(
  'updating known customers from a file',
  (given) => {
    let kit: TestKit;
    beforeAll(() => {
      kit = testKit(given.db);
    });

    const EMPTY = { ucc: '', mobile: '', family: '', tags: [], note: '', task: '', dueOn: null };
    const row = (update: Partial<CustomerUpdate>) => ({ ...EMPTY, ...update, tags: [...(update.tags ?? [])] });

    it('says what would change, changes it once it is wanted, and nothing when it is sent again', async () => {
      const [one, other] = [await newCustomer(kit, 'AG1001'), await newCustomer(kit, 'AG1001')];
      const advisor = await advisorOfCode(kit, 'AG1001');
      const of = { encryptedId: one.profileId };
      const family = `Rao ${newToken().slice(0, 8)}`;
      await advisor.call(setCustomerFamily, { body: { ...of, family } });
      await advisor.call(setCustomerTags, { body: { ...of, tags: ['NRI'] } });
      const dueOn = addDays(businessDateAt(kit.clock.now()), 3);
      const rows = [
        row({ ucc: one.ucc, family: 'Iyer', tags: ['nri', 'Retired'], note: 'Moved to Pune', task: 'Call', dueOn }),
        row({ mobile: other.mobile, family: family.toUpperCase() }),
        row({ ucc: 'PX9999999999', family: 'Iyer' }),
        row({ ucc: one.ucc, task: 'Call' }),
      ];
      const send = async (isPreview: boolean) =>
        (await advisor.call(updateCustomers, { body: { rows, isPreview } })).rows;
      const kept = async () => await advisor.call(getCustomerNotes, { query: of });
      const before = await kept();
      const preview = await send(true);
      expect(preview.map(({ outcome, faults }) => [outcome, ...faults])).toEqual([
        ['changes'],
        ['changes'],
        ['refused', 'customer_unknown'],
        ['refused', 'day_missing'],
      ]);
      expect(preview[0]).toMatchObject({
        family: { from: family, to: 'Iyer' },
        tags: ['Retired'],
        note: true,
        task: true,
      });
      expect(preview[0]!.name).not.toBe('');
      expect(await kept()).toEqual(before);
      expect(await send(false)).toEqual(preview);
      const after = await kept();
      expect([after.family, after.tags, after.notes.map(({ text }) => text)]).toEqual([
        'Iyer',
        ['NRI', 'Retired'],
        ['Moved to Pune'],
      ]);
      expect(after.tasks).toMatchObject([{ text: 'Call', dueOn, isDone: false }]);
      const found = await advisor.call(myCustomers, { query: { agentCode: 'AG1001', familyOf: other.profileId } });
      expect(found.family).toBe(family);
      expect((await send(false)).map(({ outcome }) => outcome)).toEqual(['same', 'same', 'refused', 'refused']);
      expect(await kept()).toEqual(after);
    });

    it('knows no other advisor’s customers', async () => {
      const { ucc, mobile, profileId } = await newCustomer(kit, 'AG1001');
      const stranger = await advisorOfCode(kit, 'AG1002');
      const rows = [row({ ucc, family: 'Iyer' }), row({ mobile, note: 'Hello' })];
      const { rows: outcomes } = await stranger.call(updateCustomers, { body: { rows, isPreview: false } });
      expect(outcomes.map(({ name, faults }) => [name, faults])).toEqual([
        ['', ['customer_unknown']],
        ['', ['customer_unknown']],
      ]);
      const advisor = await advisorOfCode(kit, 'AG1001');
      const kept = await advisor.call(getCustomerNotes, { query: { encryptedId: profileId } });
      expect([kept.family, kept.notes]).toEqual(['', []]);
    });

    it('keeps no blanks, neither alone nor around words, and nothing twice because of them', async () => {
      const { ucc, mobile, profileId } = await newCustomer(kit, 'AG1001');
      const advisor = await advisorOfCode(kit, 'AG1001');
      const dueOn = businessDateAt(kit.clock.now());
      const rows = [
        row({ ucc: ` ${ucc.toLowerCase()} `, note: ' Moved\n', task: ' Call ', dueOn }),
        row({ mobile: ` +91 ${mobile} `, note: 'Moved', task: 'Call', dueOn }),
        row({ ucc, note: ' ' }),
        row({ ucc: ' ', mobile: ' ', note: 'Hello' }),
      ];
      const { rows: outcomes } = await advisor.call(updateCustomers, { body: { rows, isPreview: false } });
      expect(outcomes.map(({ outcome, faults }) => [outcome, ...faults])).toEqual([
        ['changes'],
        ['same'],
        ['refused', 'nothing'],
        ['refused', 'who_missing', 'customer_unknown'],
      ]);
      const kept = await advisor.call(getCustomerNotes, { query: { encryptedId: profileId } });
      expect([kept.notes.map(({ text }) => text), kept.tasks.map(({ text }) => text)]).toEqual([['Moved'], ['Call']]);
    });

    it('takes as many rows as it promises, each as long as may be, and hashes the mobile of each once', async () => {
      const customers = [await newCustomer(kit, 'AG1001'), await newCustomer(kit, 'AG1001')];
      const advisor = await advisorOfCode(kit, 'AG1001');
      const rows = Array.from({ length: UPDATE_ROWS }, (_, at) =>
        row({
          mobile: customers[at]?.mobile ?? `6${String(at).padStart(9, '0')}`,
          family: 'प'.repeat(FAMILY_LENGTH),
          tags: Array.from({ length: MOST_TAGS }, (__, tag) => String(tag).padEnd(TAG_LENGTH, 'र')),
          ...{ note: 'न'.repeat(NOTE_LENGTH), task: 'क'.repeat(TASK_LENGTH) },
          dueOn: businessDateAt(kit.clock.now()),
        }),
      );
      const hash = vi.spyOn(kit.services.crypto, 'lookup');
      const { rows: outcomes } = await advisor.call(updateCustomers, { body: { rows, isPreview: true } });
      const hashed = hash.mock.calls.filter(([kind]) => kind === 'mobile').length;
      hash.mockRestore();
      expect([hashed, outcomes.length]).toEqual([UPDATE_ROWS, UPDATE_ROWS]);
      expect(outcomes.slice(0, 3).map(({ outcome }) => outcome)).toEqual(['changes', 'changes', 'refused']);
    });

    it('writes a tag as the row before it does', async () => {
      const [one, other] = [await newCustomer(kit, 'AG1001'), await newCustomer(kit, 'AG1001')];
      const advisor = await advisorOfCode(kit, 'AG1001');
      const [tag, family] = [`Nri ${newToken().slice(0, 8)}`, `Rao ${newToken().slice(0, 8)}`];
      const rows = [
        row({ ucc: one.ucc, tags: [tag], family }),
        row({ ucc: other.ucc, tags: [tag.toUpperCase()], family: family.toUpperCase() }),
      ];
      const { rows: outcomes } = await advisor.call(updateCustomers, { body: { rows, isPreview: true } });
      expect(outcomes.map(({ tags, family: its }) => [its?.to, tags])).toEqual([
        [family, [tag]],
        [family, [tag]],
      ]);
    });

    it('reads the families of the advisor once, and not again for each row', async () => {
      const customers = [];
      for (let left = 4; left > 0; left -= 1) customers.push(await newCustomer(kit, 'AG1001'));
      const counted = countedDb(given.db);
      const advisor = await advisorOfCode(testKit(counted.db), 'AG1001');
      const rows = customers.map(({ ucc }) => row({ ucc, family: `Sen ${newToken().slice(0, 8)}` }));
      const statements = await counted.statementsOf(() =>
        advisor.call(updateCustomers, { body: { rows, isPreview: false } }),
      );
      const lists = statements.filter((text) => text.includes('group by "customer_families"."family"'));
      expect(lists.length).toBe(1);
    });

    async function newFamily() {
      const [one, other] = [await newCustomer(kit, 'AG1001'), await newCustomer(kit, 'AG1001')];
      const advisor = await advisorOfCode(kit, 'AG1001');
      const family = `Rao ${newToken().slice(0, 8)}`;
      for (const { profileId } of [one, other])
        await advisor.call(setCustomerFamily, { body: { encryptedId: profileId, family } });
      return { one, other, advisor, family };
    }

    it('ends what a member agreed to once all else of their row is written', async () => {
      const { one, other, advisor, family } = await newFamily();
      await advisor.call(askFamilyConsents, { body: { family } });
      await one.client.call(answerFamily, { body: { memberId: other.profileId, allow: true } });
      const counted = countedDb(given.db);
      const again = await advisorOfCode(testKit(counted.db), 'AG1001');
      const dueOn = businessDateAt(kit.clock.now());
      const rows = [row({ ucc: one.ucc, family: 'Iyer', tags: ['NRI'], note: 'Moved', task: 'Call', dueOn })];
      const statements = await counted.statementsOf(() =>
        again.call(updateCustomers, { body: { rows, isPreview: false } }),
      );
      const written = statements.flatMap((text) => /\b(?:insert into|update) "(\w+)"/.exec(text)?.[1] ?? []);
      expect(written.slice(written.indexOf('customer_tags'))).toEqual([
        ...['customer_tags', 'customer_notes', 'customer_tasks', 'customer_families', 'family_consents'],
        'audit_head',
      ]);
    });

    // the embedded database has one connection: nobody waits for anybody
    it.runIf(given.engine === 'postgres')(
      'stands in the way of no call that asks the members of a family meanwhile',
      async () => {
        const { one, other, advisor, family } = await newFamily();
        const consent = { agentCode: 'AG1001', state: 'asked' as const, askedAt: kit.clock.now() };
        let updating: ReturnType<typeof advisor.send> | undefined;
        await given.db.transaction(async (tx) => {
          await lockFamilies(tx, 'AG1001');
          const rows = [row({ ucc: one.ucc, family, note: 'Moved' })];
          updating = advisor.send(updateCustomers, { body: { rows, isPreview: false } });
          await lockIsAwaited(given.db);
          await tx.insert(familyConsents).values({ ...consent, profileId: one.profileId, viewerId: other.profileId });
        });
        expect((await updating)?.status).toBe(200);
      },
    );
  },
  'seeded',
);
