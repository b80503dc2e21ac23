import { getPlans, getPlanValidation, registerPlan } from '@prosperx/core/stp';
import { expect, it } from 'vitest';
import { newToken } from '#crypto/new-id.js';
import { describeWithDb } from '#testing/engines.js';
import { EQUITY, notificationsTo, schemeOf } from '#testing/investing.js';
import { newPlanHolder, planForm } from '#testing/planning.js';
import { testKit } from '#testing/test-kit.js';

describeWithDb(
  'an SWP at an exchange that takes none',
  (given) => {
    it('is refused before its owner is written to or asked for a code', async () => {
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
  },
  'seeded',
);
