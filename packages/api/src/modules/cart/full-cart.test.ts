import { amountLimits, getCart, mergeCarts, MAX_CART_ITEMS, saveInvestment } from '@prosperx/core/cart';
import { toRupees } from '@prosperx/core/money';
import { getPacks, savePack } from '@prosperx/core/pack';
import { beforeAll, expect, it } from 'vitest';
import { itInTrust } from '#testing/count-of.js';
import { describeWithDb } from '#testing/engines.js';
import { EQUITY, fillCart, lumpsum, schemeOf, sip } from '#testing/investing.js';
import { newInvestor } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

describeWithDb(
  'mergeCarts and saveInvestment, with a full cart',
  (given) => {
    let kit: TestKit;
    beforeAll(() => {
      kit = testKit(given.db);
    });

    it('takes over as much as fits; the rest stays with the visitor, packs as a whole', async () => {
      const { client } = await newInvestor(kit);
      await fillCart(client, ...Array.from({ length: MAX_CART_ITEMS - 2 }, () => lumpsum(1_000)));
      const visitor = kit.client();
      await fillCart(visitor, lumpsum(2_000));
      const [pack] = await visitor.call(getPacks);
      const { encryptedMintPackId: packId, limits } = pack!;
      const amount = toRupees(amountLimits(limits, 'LUMPSUM').min);
      await visitor.call(savePack, { body: { packId, investmentType: 'LUMPSUM', amount } });
      // what came first is first in the cart
      for (const investment of [lumpsum(3_000), lumpsum(4_000)]) {
        kit.clock.advance(1_000);
        await fillCart(visitor, investment);
      }
      const cookie = visitor.cookies.get('cookieId') ?? '';
      client.cookies.set('cookieId', cookie);

      const merged = await client.call(mergeCarts);
      expect(merged.noOfItems).toBe(MAX_CART_ITEMS);
      expect(merged.leftOut).toBe(pack!.schemes.length + 1);
      expect(client.cookies.get('cookieId')).toBe(cookie);
      const left = await visitor.call(getCart);
      expect(left.activeMintPackInvestmentDetailList).toHaveLength(1);
      expect(left.activeCustomizedInvestmentDetailList.map(({ totalAmount }) => totalAmount)).toEqual([4_000_00]);
      expect(await client.call(mergeCarts)).toEqual(merged);
    });

    itInTrust('lets visitors of one address begin so many carts, and those go on that have one', async () => {
      const before = kit.client();
      await fillCart(before, lumpsum(5_000));
      let begun = 0;
      let refused: Response;
      while ((refused = await kit.client().send(saveInvestment, { body: lumpsum(5_000) })).ok) begun += 1;
      expect(begun).toBeGreaterThan(100);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      // a page on another site names its visitors itself
      const named = { 'X-PX-Visitor': 'v'.repeat(20) };
      expect((await kit.client().fail(saveInvestment, { body: lumpsum(5_000), headers: named })).status).toBe(429);
      await fillCart(before, lumpsum(5_000));
      await fillCart((await newInvestor(kit)).client, lumpsum(5_000));
      kit.clock.advance(30_000);
      await fillCart(kit.client(), lumpsum(5_000));
    });

    it('says in responseData which rule is broken', async () => {
      const visitor = kit.client();
      const scheme = schemeOf(EQUITY);
      const said = async (body: ReturnType<typeof lumpsum>) =>
        (await visitor.fail(saveInvestment, { body })).responseData;
      expect(await said(lumpsum(0.5))).toBe(`${scheme.name}: Enter only integers`);
      expect(await said(lumpsum(1))).toMatch(/: Minimum amount is /);
      expect(await said(lumpsum(10_000_001))).toMatch(/: Maximum amount is /);
      expect(await said({ ...sip(500), sipDate: 31 } as never)).toBe(
        `${scheme.name}: This scheme does not offer that SIP date.`,
      );
    });
  },
  'seeded',
);
