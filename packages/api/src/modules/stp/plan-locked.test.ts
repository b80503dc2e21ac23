import { registerPlan } from '@prosperx/core/stp';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { newToken } from '#crypto/new-id.js';
import { schemes } from '#db/schema/index.js';
import { describeWithDb } from '#testing/engines.js';
import { EQUITY, schemeOf } from '#testing/investing.js';
import { enterPlan, newPlanHolder, planForm } from '#testing/planning.js';
import { placeTestRedemption } from '#testing/redeeming.js';
import { testKit } from '#testing/test-kit.js';

describeWithDb(
  'a plan out of a folio',
  (given) => {
    const lockFor = (lockInYears: number) =>
      given.db
        .update(schemes)
        .set({ lockInYears })
        .where(eq(schemes.id, schemeOf(EQUITY).id));

    it('whose units are locked in as it begins is refused by its field', async () => {
      const kit = testKit(given.db);
      const holder = await newPlanHolder(kit);
      const call = { key: newToken(), query: { ucc: holder.ucc }, body: planForm(holder) };
      await lockFor(3);
      const refused = await holder.client.fail(registerPlan, call);
      expect(refused).toMatchObject({ code: 'invalid_input', fields: { fromSchemeCode: 'source_not_held' } });
      await lockFor(0);
      expect(await enterPlan(holder.client, holder, planForm(holder))).toMatchObject({ agentStatus: 'PENDNEW' });
    });

    it('all of which is being sold is refused too', async () => {
      const kit = testKit(given.db);
      const holder = await newPlanHolder(kit);
      await placeTestRedemption(kit, holder.profileId, { amfiCode: EQUITY });
      const call = { key: newToken(), query: { ucc: holder.ucc }, body: planForm(holder) };
      expect((await holder.client.fail(registerPlan, call)).fields).toEqual({ fromSchemeCode: 'source_not_held' });
    });
  },
  'seeded',
);
