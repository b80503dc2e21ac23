import { approveCart, declineCart, readApproval } from '@prosperx/core/cart';
import { expect, it } from 'vitest';
import { newToken } from '#crypto/new-id.js';
import { describeWithDb } from '#testing/engines.js';
import { testKit } from '#testing/test-kit.js';

describeWithDb(
  'readApproval',
  (given) => {
    it('the link is not guessed from one address for long, by whatever call', async () => {
      const kit = testKit(given.db);
      const stranger = kit.client();
      const guess = async (index: number) => {
        const call = [readApproval, approveCart, declineCart][index % 3] ?? readApproval;
        return (await stranger.fail(call, { body: { token: newToken() } })).code;
      };
      const codes = [];
      for (let tries = 0; tries < 61; tries++) codes.push(await guess(tries));
      expect([...new Set(codes)]).toEqual(['approval_link_invalid', 'too_many_requests']);
      kit.clock.advance(60_000);
      expect(await guess(0)).toBe('approval_link_invalid');
    });
  },
  'seeded',
);
