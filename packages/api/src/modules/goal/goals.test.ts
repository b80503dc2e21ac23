import { getGoals, goalProgress, MOST_GOALS, removeGoal, saveGoal } from '@prosperx/core/goal';
import { addPaise, rupees, toRupees } from '@prosperx/core/money';
import { getPortfolio } from '@prosperx/core/portfolio';
import { getRunningSips } from '@prosperx/core/sip';
import { addMonths, businessDateAt } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { goals, schemes } from '#db/schema/index.js';
import type { TestClient } from '#testing/client.js';
import { describeWithDb } from '#testing/engines.js';
import { newInvestor, signedInAgain } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const ASHA = '9876500001';

const fail = (): never => {
  throw new Error('not held');
};

describeWithDb(
  'goals',
  (given) => {
    let kit: TestKit;
    beforeEach(() => {
      kit = testKit(given.db);
    });
    const house = (more: object = {}) => ({
      body: {
        goalId: null,
        name: 'House',
        cost: 20_00_000,
        date: addMonths(businessDateAt(kit.clock.now()), 120),
        inflationPercent: 6,
        annualRatePercent: 12,
        folios: [],
        sipIds: [],
        ...more,
      },
    });
    const clear = async (client: TestClient) => {
      for (const { goalId } of (await client.call(getGoals)).goals) await client.call(removeGoal, { body: { goalId } });
    };

    it('are kept with what is tied to them, worth what the portfolio says', async () => {
      const client = await kit.signedIn(ASHA);
      await clear(client);
      const { portfolioSchemes: held } = await client.call(getPortfolio);
      const { sips } = await client.call(getRunningSips);
      const { folios, sips: running } = await client.call(getGoals);
      expect(folios.map(({ folioNo, value }) => [folioNo, value]).sort()).toEqual(
        held.map(({ folioNo, currentValue }) => [folioNo, currentValue]).sort(),
      );
      const isRunning = ({ status }: { status: string }) => status === 'running' || status === 'paused';
      expect(running.map(({ sipId }) => sipId).sort()).toEqual(
        sips
          .filter(isRunning)
          .map(({ sipId }) => sipId)
          .sort(),
      );
      const tied = folios.slice(0, 2).map(({ folioNo, schemeId }) => ({ folioNo, schemeId }));
      const sipIds = running.slice(0, 1).map(({ sipId }) => sipId);
      const saved = await client.call(saveGoal, house({ folios: tied, sipIds }));
      expect(saved.goals).toMatchObject([{ name: 'House', cost: rupees(20_00_000), sipIds }]);
      const [goal] = saved.goals;
      expect(new Set(goal?.folios.map(({ folioNo }) => folioNo))).toEqual(new Set(tied.map(({ folioNo }) => folioNo)));
      const value = addPaise(
        ...saved.folios.filter(({ goalId }) => goalId === goal?.goalId).map((folio) => folio.value),
      );
      expect(
        goalProgress(goal!, { value, sips: [{ amount: running[0]!.amount, left: null }] }, saved.today).state,
      ).toBe('behind');
      expect(await given.db.$count(goals, eq(goals.id, goal?.goalId ?? ''))).toBe(1);
    });

    it('have each folio and SIP once: what is tied to another leaves the one before, and what is untied stays', async () => {
      const client = await kit.signedIn(ASHA);
      await clear(client);
      const { folios, sips } = await client.call(getGoals);
      const ties = { folios: folios.slice(0, 1), sipIds: sips.slice(0, 1).map(({ sipId }) => sipId) };
      await client.call(saveGoal, house(ties));
      const both = await client.call(saveGoal, house({ ...ties, name: 'Car' }));
      const of = (name: string) => both.goals.find((goal) => goal.name === name);
      expect([of('House')?.folios, of('House')?.sipIds]).toEqual([[], []]);
      expect([of('Car')?.folios.length, of('Car')?.sipIds.length]).toEqual([1, 1]);
      const after = await client.call(removeGoal, { body: { goalId: of('Car')?.goalId ?? '' } });
      expect(after.folios.every(({ goalId }) => goalId === null)).toBe(true);
      expect(after.folios).toHaveLength(folios.length);
    });

    it('keep a folio whose scheme has no NAV yet, without a value, also when they are changed meanwhile', async () => {
      const client = await kit.signedIn(ASHA);
      await clear(client);
      const [{ schemeId, folioNo, navDate } = fail()] = (await client.call(getGoals)).folios;
      const [goal] = (await client.call(saveGoal, house({ folios: [{ folioNo, schemeId }] }))).goals;
      const [{ latestNav } = fail()] = await given.db.select().from(schemes).where(eq(schemes.id, schemeId));
      const knownAs = (nav: typeof latestNav, date: typeof navDate | null) =>
        given.db.update(schemes).set({ latestNav: nav, latestNavDate: date }).where(eq(schemes.id, schemeId));
      await knownAs(null, null);
      const { goals: found, folios, unvalued } = await client.call(getGoals);
      const changed = await client.call(
        saveGoal,
        house({ goalId: goal?.goalId, name: 'Flat', folios: found[0]?.folios }),
      );
      await knownAs(latestNav, navDate);
      expect(folios.filter((folio) => folio.folioNo === folioNo && folio.schemeId === schemeId)).toEqual([]);
      expect(unvalued).toMatchObject([{ folioNo, schemeId, goalId: goal?.goalId }]);
      expect(changed.goals).toMatchObject([{ name: 'Flat', folios: [{ folioNo, schemeId }] }]);
    });

    it('are changed and removed by their owner alone, and tied to nobody else’s', async () => {
      const asha = await kit.signedIn(ASHA);
      await clear(asha);
      const { folios, sips } = await asha.call(getGoals);
      const { goals: hers } = await asha.call(saveGoal, house());
      const goalId = hers[0]?.goalId ?? '';
      const { client: other } = await newInvestor(kit);
      expect((await other.call(getGoals)).goals).toEqual([]);
      expect((await other.fail(saveGoal, house({ goalId }))).code).toBe('not_found');
      expect((await other.fail(removeGoal, { body: { goalId } })).code).toBe('not_found');
      expect((await other.fail(saveGoal, house({ folios: folios.slice(0, 1) }))).code).toBe('not_found');
      expect((await other.fail(saveGoal, house({ sipIds: sips.slice(0, 1).map(({ sipId }) => sipId) }))).code).toBe(
        'not_found',
      );
      expect((await other.call(getGoals)).goals).toEqual([]);
      expect((await asha.call(saveGoal, house({ goalId, name: 'Home' }))).goals).toMatchObject([
        { goalId, name: 'Home' },
      ]);
    });

    it('are refused by field, with nothing kept, and beyond twenty', async () => {
      const { client } = await newInvestor(kit);
      const refused = await client.fail(saveGoal, house({ name: ' ', cost: 10, annualRatePercent: 50 }));
      expect(refused).toMatchObject({
        code: 'invalid_input',
        fields: { name: 'required', cost: 'out_of_bounds', annualRatePercent: 'out_of_bounds' },
      });
      for (let left = MOST_GOALS; left > 0; left--) await client.call(saveGoal, house({ name: `Goal ${left}` }));
      expect(await client.fail(saveGoal, house())).toMatchObject({
        code: 'invalid_input',
        fields: { goalId: 'too_many' },
      });
      expect((await client.call(getGoals)).goals).toHaveLength(MOST_GOALS);
    });

    it('are one, however often a new one is sent again', async () => {
      const { client } = await newInvestor(kit);
      await client.call(saveGoal, house());
      expect((await client.call(saveGoal, house({ annualRatePercent: 10 }))).goals).toMatchObject([
        { name: 'House', annualRatePercent: 10 },
      ]);
      expect((await client.call(saveGoal, house({ name: 'Car' }))).goals).toHaveLength(2);
    });

    it('cost more as years go by, since their price was that of the day on which they were saved', async () => {
      const investor = await newInvestor(kit);
      await investor.client.call(saveGoal, house());
      kit.clock.advance(5 * 365.25 * 86_400_000);
      const [goal] = (await (await signedInAgain(kit, investor)).call(getGoals)).goals;
      expect(goal?.cost).toBe(rupees(26_76_451));
    });

    it('cost as much more where they are saved each fortnight at the price that is shown', async () => {
      const investor = await newInvestor(kit);
      const saved = (await investor.client.call(saveGoal, house())).goals;
      let shown = saved[0]!;
      for (let fortnight = 1; fortnight <= 27; fortnight += 1) {
        kit.clock.advance(14 * 86_400_000);
        const client = await signedInAgain(kit, investor);
        const { goalId } = shown;
        const { cost } = (await client.call(getGoals)).goals[0]!;
        shown = (await client.call(saveGoal, house({ goalId, cost: toRupees(cost), name: `House ${fortnight}` })))
          .goals[0]!;
      }
      // a year and twelve days at 6 %
      expect(shown).toMatchObject({ name: 'House 27', cost: rupees(21_20_000) });
    });

    it('cost today what is entered when they are moved after their day', async () => {
      const investor = await newInvestor(kit);
      const today = () => businessDateAt(kit.clock.now());
      const due = addMonths(today(), 12);
      const [goal] = (await investor.client.call(saveGoal, house({ cost: 10_00_000, date: due }))).goals;
      kit.clock.advance(4 * 365.25 * 86_400_000);
      const client = await signedInAgain(kit, investor);
      const [shown] = (await client.call(getGoals)).goals;
      expect(shown?.cost).toBe(rupees(10_60_000));
      const moved = { goalId: goal?.goalId, cost: toRupees(shown!.cost), date: addMonths(today(), 60) };
      expect((await client.call(saveGoal, house(moved))).goals).toMatchObject([{ cost: rupees(10_60_000) }]);
    });

    it('are stored with a name that nobody reads in the database', async () => {
      const { client } = await newInvestor(kit);
      await client.call(saveGoal, house({ name: 'Wedding of Meera' }));
      expect(JSON.stringify(await given.db.select().from(goals))).not.toContain('Meera');
    });
  },
  'seeded',
);
