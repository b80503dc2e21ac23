import { getPlans, getPlanValidation, registerPlan } from '@prosperx/core/stp';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { newToken } from '#crypto/new-id.js';
import { bankAccounts } from '#db/schema/index.js';
import { describeWithDb } from '#testing/engines.js';
import { EQUITY, notificationsTo, schemeOf } from '#testing/investing.js';
import { enterPlan, newPlanHolder, planForm } from '#testing/planning.js';
import { testKit } from '#testing/test-kit.js';

describeWithDb(
  'an SWP',
  (given) => {
    it('is refused at an exchange that takes none, before its owner is written to or asked for a code', async () => {
      const kit = testKit(given.db);
      const { exchange } = kit.services.providers;
      Object.assign(kit.services.providers, { exchange: { ...exchange, planKinds: ['STP'] } });
      const holder = await newPlanHolder(kit);
      const { client, ucc } = holder;
      const query = { encryptedSchemeId: schemeOf(EQUITY).id, trxnType: 'SWP' as const };
      expect((await client.fail(getPlanValidation, { query })).code).toBe('swp_not_taken');
      const body = planForm(holder, { trxnType: 'SWP' });
      expect((await client.fail(registerPlan, { key: newToken(), query: { ucc }, body })).code).toBe('swp_not_taken');
      await kit.settle();
      expect(await notificationsTo(kit, holder)).toEqual([]);
      expect(await client.call(getPlans, { query: { ucc } })).toEqual([]);
    });

    it('is refused while nothing may be paid to the account of its owner, and an STP is not', async () => {
      const holder = await newPlanHolder(testKit(given.db));
      const { client, ucc, profileId } = holder;
      const inReview = { state: 'review' as const, redemptionsFrom: null };
      await given.db.update(bankAccounts).set(inReview).where(eq(bankAccounts.profileId, profileId));
      const body = planForm(holder, { trxnType: 'SWP' });
      const refused = await client.fail(registerPlan, { key: newToken(), query: { ucc }, body });
      expect(refused.code).toBe('payout_account_missing');
      expect((await enterPlan(client, holder, planForm(holder))).agentStatus).toBe('PENDNEW');
    });
  },
  'seeded',
);
