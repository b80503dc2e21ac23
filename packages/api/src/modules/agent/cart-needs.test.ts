import { getAgentOverview } from '@prosperx/core/agent';
import {
  APPROVAL_LINK_VALIDITY,
  APPROVAL_VALIDITY,
  approveCart,
  declineCart,
  requestApproval,
} from '@prosperx/core/cart';
import { beforeAll, expect, it } from 'vitest';
import { describeWithDb } from '#testing/engines.js';
import { fillCart, lumpsum, notificationsTo } from '#testing/investing.js';
import { advisorOfCode, newCustomer } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

describeWithDb(
  'a cart that an advisor filled',
  (given) => {
    let kit: TestKit;
    beforeAll(() => {
      kit = testKit(given.db);
    });

    it('waits on their home as it stands: not asked about, asked about, declined, not answered in time, or approved too long ago', async () => {
      const customer = await newCustomer(kit, 'AG1003');
      const { profileId } = customer;
      const standing = async () => {
        const { waiting } = await (await advisorOfCode(kit, 'AG1003')).call(getAgentOverview);
        const row = waiting.find(({ encryptedId, need }) => encryptedId === profileId && need === 'approval');
        return row && [row.cart, row.isAsked];
      };
      let advisor = await advisorOfCode(kit, 'AG1003', profileId);
      const cart = await fillCart(advisor, lumpsum(5_000));
      expect(await standing()).toEqual(['unasked', false]);
      const ask = async () => {
        advisor = await advisorOfCode(kit, 'AG1003', profileId);
        await advisor.call(requestApproval, { body: { cartId: cart.encryptedCartId, version: cart.version } });
        const [asked] = await notificationsTo(kit, customer);
        return { token: /cart-approval#token=([\w-]+)/.exec(asked?.text ?? '')?.[1] ?? '' };
      };
      const first = await ask();
      expect(await standing()).toEqual(['asked', true]);
      await kit.client().call(declineCart, { body: first });
      expect(await standing()).toEqual(['declined', false]);
      const second = await ask();
      kit.clock.advance(APPROVAL_LINK_VALIDITY);
      expect(await standing()).toEqual(['link_over', false]);
      expect((await kit.client().call(approveCart, { body: second })).agentStatus).toBe('AUTOCXL');
      await kit.client().call(approveCart, { body: await ask() });
      expect(await standing()).toBeUndefined();
      kit.clock.advance(APPROVAL_VALIDITY);
      expect(await standing()).toEqual(['approval_over', false]);
    });
  },
  'seeded',
);
