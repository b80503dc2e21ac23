import { getCart, mergeCarts, removeInvestment } from '@prosperx/core/cart';
import { type Paise, rupees } from '@prosperx/core/money';
import { createOrders } from '@prosperx/core/order';
import { getPacks, PACK_STEP, savePack } from '@prosperx/core/pack';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { schemes } from '#db/schema/index.js';
import { readPacks } from '#records/pack/repository.js';
import { newCheckout } from '#testing/checkout.js';
import { describeWithDb } from '#testing/engines.js';
import { fillCart, lumpsum, orderCart, ordersOf } from '#testing/investing.js';
import { signInAs, newInvestor } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

describeWithDb(
  'getPacks and savePack',
  (given) => {
    let kit: TestKit;
    beforeAll(() => {
      kit = testKit(given.db);
    });
    const packNamed = async (name: string) => {
      const pack = (await kit.client().call(getPacks)).find(({ packName }) => packName === name);
      if (!pack) throw new Error(`no ${name}`);
      return pack;
    };
    const growth = () => packNamed('Long term growth pack');
    const one = (packId: string, inRupees: number) => ({
      packId,
      investmentType: 'LUMPSUM' as const,
      amount: inRupees,
    });

    it('a pack has schemes whose shares make 100, that take whole rupees and what the pack takes', async () => {
      const rows = await readPacks(given.db);
      expect(rows.length).toBeGreaterThanOrEqual(3);
      for (const { parts } of rows) {
        expect(parts.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
        for (const { scheme } of parts) {
          expect(scheme.allowPurchase).toBe(true);
          expect(PACK_STEP % scheme.lumpsumMultiple).toBe(0);
          expect(scheme.lumpsumMultiple).toBeLessThanOrEqual(rupees(1));
        }
      }
      for (const { limits } of await kit.client().call(getPacks)) {
        expect(limits.allowPurchase).toBe(true);
        expect(limits.minimumLumpsumAmount).toBeLessThanOrEqual(rupees(5_000));
      }
    });

    it('a pack of which one scheme takes no money takes none, and says which it is', async () => {
      const { encryptedMintPackId, schemes: parts } = await growth();
      const { encryptedSchemeId, schemeName } = parts[1]!;
      const scheme = eq(schemes.id, encryptedSchemeId);
      await given.db.update(schemes).set({ allowPurchase: false }).where(scheme);
      const pack = await growth();
      const refusal = await kit.client().fail(savePack, { body: one(encryptedMintPackId, 15_000) });
      await given.db.update(schemes).set({ allowPurchase: true }).where(scheme);
      expect(pack.limits.allowPurchase).toBe(false);
      expect(pack.schemes.map(({ allowPurchase }) => allowPurchase)).toEqual([true, false, true]);
      expect(refusal.code).toBe('purchase_not_allowed');
      expect(refusal.message).toMatch(new RegExp(`^${schemeName}: `));
    });

    it('a pack whose schemes share no SIP date takes no SIP, and a lumpsum all the same', async () => {
      const { encryptedMintPackId, packName, schemes: parts } = await growth();
      const scheme = eq(schemes.id, parts[1]!.encryptedSchemeId);
      const other = eq(schemes.id, parts[0]!.encryptedSchemeId);
      const kept = (await readPacks(given.db, encryptedMintPackId))[0]!.parts.map((part) => part.scheme.sipDates);
      await given.db
        .update(schemes)
        .set({ sipDates: [2] })
        .where(other);
      await given.db
        .update(schemes)
        .set({ sipDates: [3] })
        .where(scheme);
      const { limits } = await growth();
      const sip = { ...one(encryptedMintPackId, 15_000), investmentType: 'SIP' as const, sipDate: 3 };
      const client = kit.client();
      const refusal = await client.fail(savePack, { body: { ...sip, numOfSipInstallments: 12 } });
      await client.call(savePack, { body: one(encryptedMintPackId, 15_000) });
      await given.db.update(schemes).set({ sipDates: kept[0]! }).where(other);
      await given.db.update(schemes).set({ sipDates: kept[1]! }).where(scheme);
      expect(limits.minimumSipAmount).toBeNull();
      expect(refusal.code).toBe('purchase_not_allowed');
      expect(refusal.message).toBe(`${packName}: This pack is not accepting this type of investment at present.`);
    });

    it('a pack is one item of the cart, with each scheme’s share', async () => {
      const client = kit.client();
      const pack = await growth();
      await fillCart(client, lumpsum(5_000));
      const cart = await client.call(savePack, { body: one(pack.encryptedMintPackId, 15_000) });
      expect(cart).toMatchObject({ noOfItems: 2, amount: rupees(20_000) });
      const [item] = cart.activeMintPackInvestmentDetailList;
      expect(item).toMatchObject({ packName: 'Long term growth pack', totalAmount: rupees(15_000) });
      expect(item?.investmentDetail.map(({ amount }) => amount)).toEqual([6_000, 4_500, 4_500].map(rupees));
      expect(item?.investmentDetail.map(({ mutualFund }) => mutualFund.schemeName)).toEqual(
        pack.schemes.map(({ schemeName }) => schemeName),
      );
    });

    it('a pack is changed as a whole, keeps its place, and goes as a whole', async () => {
      const client = kit.client();
      const packId = (await growth()).encryptedMintPackId;
      await client.call(savePack, { body: one(packId, 15_000) });
      kit.clock.advance(1);
      await client.call(savePack, { body: one((await packNamed('Balanced pack')).encryptedMintPackId, 10_000) });
      const [first] = (await client.call(getCart)).activeMintPackInvestmentDetailList;
      const investmentId = first!.investmentId;
      const changed = await client.call(savePack, { body: { ...one(packId, 20_000), investmentId } });
      expect(changed.activeMintPackInvestmentDetailList.map(({ totalAmount }) => totalAmount)).toEqual(
        [20_000, 10_000].map(rupees),
      );
      expect(changed.activeMintPackInvestmentDetailList[0]?.investmentId).toBe(investmentId);
      const left = await client.call(removeInvestment, { body: { investmentId } });
      expect(left.activeMintPackInvestmentDetailList.map(({ packName }) => packName)).toEqual(['Balanced pack']);
      const gone = await client.fail(savePack, { body: { ...one(packId, 20_000), investmentId } });
      expect(gone.code).toBe('not_found');
    });

    it('a pack is refused while one of its schemes waits to be paid in the same way', async () => {
      const pack = await growth();
      const { encryptedSchemeId: schemeId } = pack.schemes[1]!;
      const { client } = await newCheckout(kit, { ...lumpsum(5_000), schemeId });
      const failure = await client.fail(savePack, { body: one(pack.encryptedMintPackId, 15_000) });
      expect(failure.code).toBe('orders_pending');
      expect((await client.call(getCart)).noOfItems).toBe(0);
      const monthly = { ...one(pack.encryptedMintPackId, 15_000), investmentType: 'SIP' as const, sipDate: 5 };
      await client.call(savePack, { body: { ...monthly, numOfSipInstallments: 12 } });
      expect((await client.call(getCart)).noOfItems).toBe(1);
    });

    it('a pack is refused with what is wrong with it, and then nothing is in the cart', async () => {
      const client = kit.client();
      const packId = (await growth()).encryptedMintPackId;
      const sip = { packId, investmentType: 'SIP' as const, amount: 5_000 };
      const tries = [
        [one('pack_nothing', 5_000), 'pack_unknown'],
        [one(packId, 100), 'amount_below_minimum'],
        [one(packId, 5_050), 'amount_not_multiple'],
        [one(packId, 90_00_00_000), 'amount_above_maximum'],
        [{ ...sip, sipDate: 31, numOfSipInstallments: 12 }, 'sip_date_not_offered'],
        [{ ...sip, sipDate: 5, numOfSipInstallments: 361 }, 'invalid_input'],
        [sip, 'invalid_input'],
      ] as const;
      for (const [body, code] of tries) expect((await client.fail(savePack, { body })).code).toBe(code);
      expect((await client.call(getCart)).noOfItems).toBe(0);
    });

    it('a pack has a step that each of its schemes takes, and is refused by the name of one that takes it no more', async () => {
      const { encryptedSchemeId: schemeId, schemeName } = (await growth()).schemes[0]!;
      const scheme = eq(schemes.id, schemeId);
      const multiple = (lumpsumMultiple: Paise) => given.db.update(schemes).set({ lumpsumMultiple }).where(scheme);
      await multiple(rupees(500));
      const { encryptedMintPackId, limits } = await growth();
      const least = Number(limits.minimumLumpsumAmount) / 100;
      const { client } = await newInvestor(kit);
      const odd = await client.fail(savePack, { body: one(encryptedMintPackId, least + 100) });
      const even = { ...one(encryptedMintPackId, least + Number(limits.lumpsumMultiple) / 100) };
      const cart = await client.call(savePack, { body: even });
      await multiple(rupees(700));
      const body = { cartId: cart.encryptedCartId, version: cart.version };
      const refusal = await client.fail(createOrders, { key: 'k', body });
      await multiple(rupees(1));
      expect(odd.code).toBe('amount_not_multiple');
      expect(refusal).toMatchObject({
        code: 'amount_not_multiple',
        message: `${schemeName}: Please enter multiple of ₹700`,
      });
      expect((await orderCart(client, cart)).orders).toHaveLength(3);
    });

    it('a pack is merged at login, and becomes orders that bear its name', async () => {
      const investor = await newInvestor(kit);
      const visitor = kit.client();
      await visitor.call(savePack, { body: one((await growth()).encryptedMintPackId, 15_000) });
      signInAs(visitor, investor);
      const cart = await visitor.call(mergeCarts);
      expect(cart.activeMintPackInvestmentDetailList).toHaveLength(1);
      await orderCart(visitor, cart);
      const { orders } = await ordersOf(visitor, cart);
      expect(orders.map(({ packName }) => packName)).toEqual(Array(3).fill('Long term growth pack'));
      expect(new Set(orders.map(({ packGroup }) => packGroup)).size).toBe(1);
    });
  },
  'seeded',
);
