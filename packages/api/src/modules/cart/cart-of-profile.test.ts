import { getCart, saveInvestment } from '@prosperx/core/cart';
import { transactRefusalText } from '@prosperx/core/kyc';
import { chooseProfile, verifyPassword } from '@prosperx/core/session';
import { beforeAll, expect, it } from 'vitest';
import { seedProfileId } from '#sandbox/seed/seed-person.js';
import { SANDBOX_PASSWORD } from '#sandbox/seed/seed.js';
import { describeWithDb } from '#testing/engines.js';
import { fillCart, lumpsum } from '#testing/investing.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

describeWithDb(
  'getCart with several profiles',
  (given) => {
    let kit: TestKit;
    beforeAll(() => {
      kit = testKit(given.db);
    });

    it('the carts belong to one profile each', async () => {
      const kabir = kit.client();
      await kabir.call(verifyPassword, { body: { username: '9876500004', password: SANDBOX_PASSWORD } });
      const choose = (key: string) => kabir.call(chooseProfile, { body: { encryptedId: seedProfileId(key) } });
      await choose('kabir');
      await fillCart(kabir, lumpsum(1_000));
      await choose('kabir-huf');
      expect((await kabir.call(getCart)).noOfItems).toBe(0);
      await choose('kabir');
      expect((await kabir.call(getCart)).noOfItems).toBe(1);
    });

    it('the cart takes nothing from a minor who is 18 now, and says why', async () => {
      const grown = await kit.signedIn('9876500006');
      expect(await grown.fail(saveInvestment, { body: lumpsum(1_000) })).toMatchObject({
        code: 'kyc_refused',
        message: transactRefusalText.minor_grown_up,
        data: { reason: 'minor_grown_up' },
      });
      expect((await grown.call(getCart)).noOfItems).toBe(0);
    });
  },
  'seeded',
);
