import {
  compareFunds,
  getFundDetail,
  getWatchlist,
  listFunds,
  MAX_WATCHED,
  unwatchFund,
  watchFunds,
} from '@prosperx/core/fund';
import { navFromScaled } from '@prosperx/core/money';
import { addDays } from '@prosperx/core/time';
import { eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { fundViews, schemes } from '#db/schema/index.js';
import { isShown } from '#records/fund/is-shown.js';
import { namedSchemes } from '#sandbox/catalogue/scheme.js';
import { catalogueId } from '#sandbox/catalogue/seed-catalogue.js';
import { describeWithDb } from '#testing/engines.js';
import { newInvestor } from '#testing/new-investor.js';
import { testKit, type TestKit } from '#testing/test-kit.js';

const ids = namedSchemes.map(({ isin }) => catalogueId(isin));
const [one = '', two = '', three = ''] = ids;

describeWithDb(
  'watched and compared funds',
  (given) => {
    let kit: TestKit;
    beforeAll(() => {
      kit = testKit(given.db);
    });

    describe('the list of watched funds', () => {
      it('belongs to one person, has the newest first and each once', async () => {
        const [mine, theirs] = [(await newInvestor(kit)).client, (await newInvestor(kit)).client];
        expect(await mine.call(getWatchlist)).toEqual([]);
        await mine.call(watchFunds, { body: { schemeIds: [one] } });
        expect(await mine.call(watchFunds, { body: { schemeIds: [two, one, 'sch_none'] } })).toEqual([two, one]);
        expect(await mine.call(unwatchFund, { body: { schemeId: one } })).toEqual([two]);
        expect(await mine.call(unwatchFund, { body: { schemeId: 'sch_none' } })).toEqual([two]);
        expect(await mine.call(getWatchlist)).toEqual([two]);
        expect(await theirs.call(getWatchlist)).toEqual([]);
      });

      it('keeps what several windows add at once, and refuses too many', async () => {
        const { client } = await newInvestor(kit);
        const added = ids.slice(0, 6);
        await Promise.all(added.map((id) => client.call(watchFunds, { body: { schemeIds: [id] } })));
        expect((await client.call(getWatchlist)).toSorted()).toEqual(added.toSorted());
        const schemeIds = Array.from({ length: MAX_WATCHED + 1 }, (_, at) => `s${at}`);
        expect(await client.fail(watchFunds, { body: { schemeIds } })).toMatchObject({ code: 'invalid_input' });
      });

      it('has fifty at most: what finds no room is refused, and nothing is lost', async () => {
        const { client } = await newInvestor(kit);
        const all = await given.db
          .select({ id: schemes.id })
          .from(schemes)
          .where(isShown)
          .limit(MAX_WATCHED + 1);
        const [more = '', last = '', ...others] = all.map(({ id }) => id);
        await client.call(watchFunds, { body: { schemeIds: others } });
        const both = client.fail(watchFunds, { body: { schemeIds: [more, last] } });
        expect(await both).toMatchObject({ code: 'watchlist_full' });
        expect(await client.call(getWatchlist)).toEqual(others);
        const full = [last, ...others];
        expect(await client.call(watchFunds, { body: { schemeIds: [last] } })).toEqual(full);
        expect(await client.call(watchFunds, { body: { schemeIds: full } })).toEqual(full);
      });

      it('is shown by its ids alone, whatever their option', async () => {
        const found = await kit.client().call(listFunds, { query: { schemeIds: `${one},${two},sch_none` } });
        expect(found.content.map(({ encryptedSchemeId }) => encryptedSchemeId).toSorted()).toEqual(
          [one, two].toSorted(),
        );
      });
    });

    describe('funds side by side', () => {
      const compare = (...schemeIds: string[]) =>
        kit.client().call(compareFunds, { query: { schemeIds: schemeIds.join(',') } });

      it('come in the order that was asked for, with the last NAV of each month, and count no view', async () => {
        const views = () => given.db.$count(fundViews);
        expect(await views()).toBe(0);
        const found = await compare(two, 'sch_none', one, two);
        await kit.settle();
        expect(await views()).toBe(0);
        expect(found.map(({ encryptedSchemeId }) => encryptedSchemeId)).toEqual([two, one]);
        const whole = await kit.client().call(getFundDetail, { query: { schemeId: two } });
        const [first] = found;
        expect(first).toMatchObject({ returns: whole.returns, directSchemeId: null });
        const months = first!.navHistory.map(({ date }) => date.slice(0, 7));
        expect(new Set(months).size).toBe(months.length);
        expect(first!.navHistory.at(-1)).toEqual(whole.navHistory.at(-1));
      });

      it('name the direct plan of the same scheme, which may stand beside it and nowhere else', async () => {
        const [regular] = await given.db.select().from(schemes).where(eq(schemes.id, three));
        const { searchVector, ...row } = regular!;
        const direct = { ...row, id: 'sch_direct', amfiCode: 'direct', name: `${row.name} - Direct`, plan: 'Direct' };
        await given.db.insert(schemes).values({ ...direct, isListed: false, allowPurchase: false });
        const [sold, plan] = await compare(three, 'sch_direct');
        expect(sold).toMatchObject({ plan: 'Regular', directSchemeId: 'sch_direct' });
        expect(plan).toMatchObject({ plan: 'Direct', directSchemeId: null, allowPurchase: false });
        // others of its name: one that has ended, unclaimed units, and one whose last NAV is older
        const nav = (percent: number) => navFromScaled(Math.round((row.latestNav! * percent) / 100));
        const plans = {
          ended: { latestNav: nav(101), endedOn: row.latestNavDate },
          unclaimed: { latestNav: nav(40) },
          dearer: { latestNav: nav(130) },
          older: { latestNav: nav(102), latestNavDate: addDays(row.latestNavDate!, -1) },
        };
        for (const [code, of] of Object.entries(plans))
          await given.db
            .insert(schemes)
            .values({ ...direct, ...of, id: `sch_${code}`, amfiCode: code, isListed: false, allowPurchase: false });
        await given.db
          .update(schemes)
          .set({ latestNav: nav(110) })
          .where(eq(schemes.id, 'sch_direct'));
        const beside = await compare(three, 'sch_ended');
        expect(beside.map(({ directSchemeId }) => directSchemeId)).toEqual(['sch_direct']);
        await given.db.delete(schemes).where(inArray(schemes.amfiCode, Object.keys(plans)));
        const page = kit.client().fail(getFundDetail, { query: { schemeId: 'sch_direct' } });
        expect(await page).toMatchObject({ code: 'scheme_unknown' });
      });

      it('are four at most', async () => {
        const query = { schemeIds: ids.slice(0, 5).join(',') };
        expect(await kit.client().fail(compareFunds, { query })).toMatchObject({ code: 'invalid_input' });
      });
    });
  },
  'seeded',
);
