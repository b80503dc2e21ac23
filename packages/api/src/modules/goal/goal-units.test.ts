import { getGoals, type Goals, saveGoal } from '@prosperx/core/goal';
import { rupees } from '@prosperx/core/money';
import { addMonths, businessDate } from '@prosperx/core/time';
import { beforeEach, expect, it } from 'vitest';
import type { CallOptions, TestClient } from '#testing/client.js';
import { describeWithDb } from '#testing/engines.js';
import { DEBT, EQUITY, schemeOf } from '#testing/investing.js';
import { signedInAgain } from '#testing/new-investor.js';
import { newRunningPlan } from '#testing/planning.js';
import { goTo, newHolder, placeTestRedemption } from '#testing/redeeming.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

type Body = NonNullable<CallOptions<typeof saveGoal>['body']>;

const terms: Body = {
  goalId: null,
  name: 'House',
  cost: 20_00_000,
  date: addMonths(businessDate('2026-11-20'), 120),
  inflationPercent: 6,
  annualRatePercent: 12,
  folios: [],
  sipIds: [],
};

const save = (client: TestClient, more: Partial<Body>) => client.call(saveGoal, { body: { ...terms, ...more } });

/** The schemes that each goal counts, by its name. */
const counted = ({ goals }: Goals) =>
  Object.fromEntries(goals.map(({ name, folios }) => [name, folios.map(({ schemeId }) => schemeId).sort()]));

const [equity, debt] = [schemeOf(EQUITY).id, schemeOf(DEBT).id];

describeWithDb(
  'units that come in',
  (given) => {
    let kit: TestKit;
    beforeEach(() => {
      kit = testKit(given.db, { heldNavsOnly: false });
    });

    it('by a switch follow what it sold to its goal, also where the goal is changed while they are on their way', async () => {
      const investor = await newHolder(kit);
      const again = () => signedInAgain(kit, investor);
      await goTo(kit, '2026-11-17', '10:00');
      const { folios } = await (await again()).call(getGoals);
      const { goals } = await save(await again(), {
        folios: folios.map(({ folioNo, schemeId }) => ({ folioNo, schemeId })),
      });
      await placeTestRedemption(kit, investor.profileId, { to: DEBT });
      await goTo(kit, '2026-11-18', '10:00');
      const onTheirWay = await (await again()).call(getGoals);
      expect([onTheirWay.folios, counted(onTheirWay)]).toEqual([[], { House: [] }]);
      await save(await again(), { goalId: goals[0]!.goalId, name: 'Home' });
      await goTo(kit, '2026-11-23', '10:00');
      const switched = await (await again()).call(getGoals);
      expect(counted(switched)).toEqual({ Home: [debt] });
      expect(switched.folios).toMatchObject([{ folioNo: folios[0]?.folioNo, schemeId: debt }]);
    });

    it('by an STP follow at its first instalment, and stay uncounted where they are untied', async () => {
      const running = await newRunningPlan(kit, { freqType: 52, startDate: businessDate('2026-11-18') });
      const { folios } = await (await running.again()).call(getGoals);
      const tied = folios.map(({ folioNo, schemeId }) => ({ folioNo, schemeId }));
      const { goals } = await save(await running.again(), { folios: tied });
      await goTo(kit, '2026-11-24', '10:00');
      expect(counted(await (await running.again()).call(getGoals))).toEqual({ House: [equity, debt].sort() });
      await save(await running.again(), { goalId: goals[0]!.goalId, folios: tied });
      await goTo(kit, '2026-12-08', '10:00');
      const later = await (await running.again()).call(getGoals);
      expect(later.folios.find(({ schemeId }) => schemeId === debt)?.value).toBeGreaterThan(rupees(3_500));
      expect(counted(later)).toEqual({ House: [equity] });
    });
  },
  'seeded',
);
