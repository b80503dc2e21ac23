import { getGoals, type Goals, saveGoal } from '@prosperx/core/goal';
import { rupees } from '@prosperx/core/money';
import { addMonths, businessDate } from '@prosperx/core/time';
import { beforeEach, expect, it } from 'vitest';
import { newCheckout } from '#testing/checkout.js';
import type { CallOptions, TestClient } from '#testing/client.js';
import { describeWithDb } from '#testing/engines.js';
import { DEBT, EQUITY, schemeOf, sip } from '#testing/investing.js';
import { signedInAgain } from '#testing/new-investor.js';
import { newRunningPlan } from '#testing/planning.js';
import { goTo, newHolder, placeTestRedemption } from '#testing/redeeming.js';
import { newRunningSip } from '#testing/running-sip.js';
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

    it('by a SIP are counted for its goal from its first units on, once, and stay uncounted where they are untied', async () => {
      const investor = await newRunningSip(kit, { nextDate: '2026-11-17', sipDate: 17 });
      const { sipId } = investor;
      const again = () => signedInAgain(kit, investor);
      const before = await save(investor.client, { sipIds: [sipId] });
      expect(before.sips).toMatchObject([{ sipId, schemeId: equity, folioNo: null }]);
      await goTo(kit, '2026-11-20', '10:00');
      const bought = await (await again()).call(getGoals);
      expect(counted(bought)).toEqual({ House: [equity] });
      expect(bought.folios).toMatchObject([{ folioNo: bought.sips[0]?.folioNo, goalId: bought.goals[0]?.goalId }]);
      expect(bought.folios[0]?.value).toBeGreaterThan(rupees(1_500));
      await save(await again(), { goalId: bought.goals[0]!.goalId, sipIds: [sipId] });
      await goTo(kit, '2026-12-22', '10:00');
      const later = await (await again()).call(getGoals);
      expect(later.folios[0]?.value).toBeGreaterThan(rupees(3_000));
      expect(counted(later)).toEqual({ House: [] });
      expect(later.goals[0]?.sipIds).toEqual([sipId]);
    });

    it('by a SIP stay with another goal that has their folio', async () => {
      const investor = await newRunningSip(kit, { nextDate: '2026-11-17', sipDate: 17 });
      const again = () => signedInAgain(kit, investor);
      await goTo(kit, '2026-11-20', '10:00');
      const { folios } = await (await again()).call(getGoals);
      await save(await again(), {
        name: 'Car',
        folios: folios.map(({ folioNo, schemeId }) => ({ folioNo, schemeId })),
      });
      await save(await again(), { sipIds: [investor.sipId] });
      await goTo(kit, '2026-12-22', '10:00');
      expect(counted(await (await again()).call(getGoals))).toEqual({ Car: [equity], House: [] });
    });

    it('by the first instalment are counted too: a SIP can be tied once it is paid, and not before', async () => {
      const { client, payAtBank, ...investor } = await newCheckout(kit, sip(5_000));
      expect((await client.call(getGoals)).sips).toEqual([]);
      await payAtBank();
      const { sips, folios } = await client.call(getGoals);
      expect([sips.length, folios]).toEqual([1, []]);
      await save(client, { sipIds: sips.map(({ sipId }) => sipId) });
      await goTo(kit, '2026-11-17', '10:00');
      expect(counted(await (await signedInAgain(kit, investor)).call(getGoals))).toEqual({ House: [equity] });
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

    it('by a switch stay uncounted where their owner holds uncounted units of that fund', async () => {
      const investor = await newHolder(kit);
      const again = () => signedInAgain(kit, investor);
      await goTo(kit, '2026-11-17', '10:00');
      await placeTestRedemption(kit, investor.profileId, { measure: 'amount', amount: rupees(20_000), to: DEBT });
      await goTo(kit, '2026-11-23', '10:00');
      const { folios } = await (await again()).call(getGoals);
      expect(folios.map(({ schemeId }) => schemeId).sort()).toEqual([equity, debt].sort());
      const tied = folios.filter(({ schemeId }) => schemeId === equity);
      await save(await again(), { folios: tied.map(({ folioNo, schemeId }) => ({ folioNo, schemeId })) });
      await placeTestRedemption(kit, investor.profileId, { to: DEBT });
      await goTo(kit, '2026-11-30', '10:00');
      const switched = await (await again()).call(getGoals);
      expect(switched.folios).toMatchObject([{ schemeId: debt, goalId: null }]);
      expect(switched.folios[0]?.value).toBeGreaterThan(rupees(45_000));
      expect(counted(switched)).toEqual({ House: [] });
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
