import { confirmPlan, declinePlan, type Plan, readPlanLink } from '@prosperx/core/stp';
import { businessDateAt, DAY } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { profiles, users } from '#db/schema/index.js';
import { describeWithDb } from '#testing/engines.js';
import { makeMinor } from '#testing/new-investor.js';
import { enterPlan, newPlanHolder, planForm, planLinkTo, setUp } from '#testing/planning.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

describeWithDb(
  'the link to a plan',
  (given) => {
    let kit: TestKit;
    beforeAll(() => {
      kit = testKit(given.db);
    });

    async function entered(given: Parameters<typeof planForm>[1] = {}) {
      const holder = await newPlanHolder(kit);
      const { id } = await enterPlan(holder.client, holder, planForm(holder, given));
      return { holder, id, link: { body: { token: await planLinkTo(kit, holder) } } };
    }
    const valuesOf = (plan: Plan) => Object.values(plan).filter((value) => typeof value === 'string' && value !== '');

    it('shows the plan while it waits, and after its answer how it stands alone', async () => {
      const { holder, id, link } = await entered();
      const stranger = kit.client();
      const { plan } = await stranger.call(readPlanLink, link);
      expect(plan).toMatchObject({ folioNo: holder.folioNumber, noOfInstallments: 12, amount: 24_000_00 });
      const secrets = [plan.folioNo, plan.fromSchemeName, plan.toSchemeName, plan.sentTo];
      const expectBare = (after: Plan) => {
        for (const secret of secrets) expect(valuesOf(after)).not.toContain(secret);
        expect(after).toMatchObject({ investmentType: 'STP', amount: 0, installmentAmt: 0, instalments: [] });
      };
      expectBare((await stranger.call(confirmPlan, link)).plan);
      expectBare((await stranger.call(declinePlan, link)).plan);
      await setUp(kit, holder.client, holder, id);
      const active = await stranger.call(readPlanLink, link);
      expect(active.plan).toMatchObject({ agentStatus: 'ACTIVE', txnRegNo: '', nextDate: null });
      expectBare(active.plan);
    });

    it('says of two plans that were answered alike nothing in which they differ', async () => {
      const answered = async (given: Parameters<typeof planForm>[1]) => {
        const { link } = await entered(given);
        const { plan } = await kit.client().call(confirmPlan, link);
        return { ...plan, id: '' };
      };
      const plain = await answered({});
      kit.clock.advance(2 * DAY);
      const quarterly = await answered({
        freqType: 3,
        noOfInstallments: 6,
        firstOrderToday: 'Y',
        startDate: '2027-01-11',
      });
      const today = businessDateAt(kit.clock.now());
      expect(quarterly).toEqual({ ...plain, startDate: today, endDate: today, createdDate: kit.clock.now() });
    });

    it('ends with the account, and where its minor has turned 18', async () => {
      const [closed, grown] = [await entered(), await entered()];
      const codeOf = async ({ link }: typeof closed) => {
        const stranger = kit.client();
        const codes = [];
        for (const call of [readPlanLink, confirmPlan, declinePlan]) codes.push((await stranger.fail(call, link)).code);
        return [...new Set(codes)];
      };
      const { profileId, userId } = closed.holder;
      await given.db.update(profiles).set({ closedAt: kit.clock.now() }).where(eq(profiles.id, profileId));
      expect(await codeOf(closed)).toEqual(['plan_link_invalid']);
      await given.db.update(profiles).set({ closedAt: null }).where(eq(profiles.id, profileId));
      await given.db.update(users).set({ disabledAt: kit.clock.now() }).where(eq(users.id, userId));
      expect(await codeOf(closed)).toEqual(['plan_link_invalid']);
      const isOf = eq(profiles.id, grown.holder.profileId);
      await makeMinor(given.db, grown.holder.profileId, '2008-11-01');
      expect((await kit.client().call(readPlanLink, grown.link)).open).toBe(true);
      await given.db.update(profiles).set({ majorStatus: 'MAJOR' }).where(isOf);
      expect(await codeOf(grown)).toEqual(['plan_link_invalid']);
    });
  },
  'seeded',
);
