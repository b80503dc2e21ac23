import { getCustomerNotes, myCustomers, setCustomerFamily, setCustomerTags } from '@prosperx/core/agent';
import { type CustomerUpdate, updateCustomers } from '@prosperx/core/customer-update';
import { addDays, businessDateAt } from '@prosperx/core/time';
import { beforeAll, expect, it } from 'vitest';
import { newToken } from '#crypto/new-id.js';
import { describeWithDb } from '#testing/engines.js';
import { advisorOfCode, newCustomer } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

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
  },
  'seeded',
);
