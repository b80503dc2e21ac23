import { getCart, mergeCarts, removeInvestment, saveInvestment } from '@prosperx/core/cart';
import { ZERO_PAISE } from '@prosperx/core/money';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { cartItems, carts, folios, schemes } from '#db/schema/index.js';
import { describeWithDb } from '#testing/engines.js';
import { DEBT, EQUITY, fillCart, lumpsum, orderCart, schemeOf, sip } from '#testing/investing.js';
import { newInvestor } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const itemsOf = (cart: Awaited<ReturnType<typeof fillCart>>) => cart.activeCustomizedInvestmentDetailList;

describeWithDb(
  'getCart and saveInvestment',
  (given) => {
    let kit: TestKit;
    beforeAll(() => {
      kit = testKit(given.db);
    });

    it('a cart is empty, and makes no cookie, before anything is put into it', async () => {
      const visitor = kit.client();
      expect(await visitor.call(getCart)).toMatchObject({
        encryptedCartId: '',
        version: 0,
        noOfItems: 0,
        amount: ZERO_PAISE,
      });
      expect(visitor.cookies.size).toBe(0);
      await visitor.call(removeInvestment, { body: { investmentId: 'item_none' } });
      expect(visitor.cookies.size).toBe(0);
    });

    it('a cart follows a visitor by a cookie that scripts cannot read, and nobody else', async () => {
      const visitor = kit.client();
      const answer = await visitor.send(saveInvestment, { body: lumpsum(5_000) });
      expect(answer.headers.getSetCookie()).toEqual([
        expect.stringMatching(/^cookieId=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
      ]);
      const cart = await fillCart(visitor, sip(1_000, DEBT));
      expect(cart).toMatchObject({ noOfItems: 2, amount: 6_000_00, version: 3 });
      expect((await kit.client().call(getCart)).noOfItems).toBe(0);
    });

    it('a cart shows what was chosen, with the limits of its scheme', async () => {
      const [item] = itemsOf(await fillCart(kit.client(), sip(1_500, DEBT)));
      expect(item).toMatchObject({ investmentType: 'SIP', investmentFrequency: 1, totalAmount: 1_500_00 });
      expect(item?.investmentDetail[0]).toMatchObject({
        sipDate: 10,
        numOfInstallments: 24,
        folioNumber: null,
        mutualFund: { encryptedSchemeId: schemeOf(DEBT).id, brand: 'HDFC Mutual Fund', minimumSipAmount: 100_00 },
      });
    });

    it('a cart becomes that of the person who signs in, and the browser is no visitor any more', async () => {
      const { client } = await newInvestor(kit);
      await fillCart(client, lumpsum(1_000));
      const visitor = kit.client();
      await fillCart(visitor, lumpsum(2_000), sip(3_000));
      client.cookies.set('cookieId', visitor.cookies.get('cookieId') ?? '');

      const merged = await client.call(mergeCarts);
      expect(merged).toMatchObject({ noOfItems: 3, amount: 6_000_00 });
      expect(client.cookies.has('cookieId')).toBe(false);
      expect((await visitor.call(getCart)).noOfItems).toBe(0);
      expect(await client.call(mergeCarts)).toEqual(merged);
    });

    it('a cart cannot be taken over without signing in', async () => {
      const visitor = kit.client();
      await fillCart(visitor, lumpsum(2_000));
      expect((await visitor.fail(mergeCarts)).code).toBe('signed_out');
    });

    it('a cart changes an item in place, and grows a version with each change', async () => {
      const { client } = await newInvestor(kit);
      const before = await fillCart(client, lumpsum(1_000));
      const investmentId = itemsOf(before)[0]?.investmentId ?? '';
      const after = await client.call(saveInvestment, { body: { ...sip(700), investmentId } });
      expect(after).toMatchObject({ noOfItems: 1, amount: 700_00, version: before.version + 1 });
      expect(itemsOf(after)[0]).toMatchObject({ investmentId, investmentType: 'SIP' });
      // another scheme is another item
      const other = await client.fail(saveInvestment, { body: { ...lumpsum(700, DEBT), investmentId } });
      expect(other.code).toBe('not_found');
    });

    it('a cart gives up an item, and answers alike when it is gone', async () => {
      const { client } = await newInvestor(kit);
      const cart = await fillCart(client, lumpsum(1_000), lumpsum(2_000));
      const investmentId = itemsOf(cart)[0]?.investmentId ?? '';
      const left = await client.call(removeInvestment, { body: { investmentId } });
      expect(left).toMatchObject({ noOfItems: 1, version: cart.version + 1 });
      expect(await client.call(removeInvestment, { body: { investmentId } })).toEqual(left);
    });

    it('a cart leaves the items of others alone', async () => {
      const { client: owner } = await newInvestor(kit);
      const { client: stranger } = await newInvestor(kit);
      const cart = await fillCart(owner, lumpsum(1_000));
      await fillCart(stranger, lumpsum(9_000));
      const investmentId = itemsOf(cart)[0]?.investmentId ?? '';
      expect((await stranger.fail(saveInvestment, { body: { ...lumpsum(1), investmentId } })).code).toBe(
        'amount_below_minimum',
      );
      expect((await stranger.fail(saveInvestment, { body: { ...lumpsum(100), investmentId } })).code).toBe('not_found');
      expect((await stranger.call(removeInvestment, { body: { investmentId } })).noOfItems).toBe(1);
      expect(await owner.call(getCart)).toEqual(cart);
    });

    it('a cart takes a folio that its owner has with the fund house, and no other; its order names it', async () => {
      const { client, profileId } = await newInvestor(kit);
      const folio = { folioNumber: `folio ${profileId}`, fundHouse: schemeOf(EQUITY).fundHouse, profileId };
      await given.db.insert(folios).values({ ...folio, id: `folio_${profileId}`, createdAt: kit.clock.now() });
      const unknown = { code: 'invalid_input', fields: { folioNumber: 'folio_unknown' } };
      const { folioNumber } = folio;

      await client.call(saveInvestment, { body: { ...lumpsum(1_000), folioNumber } });
      const [item] = itemsOf(await client.call(getCart));
      expect(item?.investmentDetail[0]?.folioNumber).toBe(folioNumber);
      const { orders } = await orderCart(client, await client.call(getCart));
      expect(orders.map((order) => order.folioNumber)).toEqual([folioNumber]);
      const elsewhere = lumpsum(5_000, '122640');
      expect(await client.fail(saveInvestment, { body: { ...elsewhere, folioNumber } })).toMatchObject(unknown);
      const { client: stranger } = await newInvestor(kit);
      expect(await stranger.fail(saveInvestment, { body: { ...lumpsum(1_000), folioNumber } })).toMatchObject(unknown);
      expect(await kit.client().fail(saveInvestment, { body: { ...lumpsum(1_000), folioNumber } })).toMatchObject(
        unknown,
      );
    });

    it('a cart is one cart, whatever comes at the same moment', async () => {
      const { client, profileId } = await newInvestor(kit);
      await Promise.all(
        [1_000, 2_000, 3_000, 4_000].map((amount) => client.call(saveInvestment, { body: lumpsum(amount) })),
      );
      expect(await client.call(getCart)).toMatchObject({ noOfItems: 4, amount: 10_000_00, version: 5 });
      expect(await given.db.$count(carts, eq(carts.profileId, profileId))).toBe(1);
    });

    it('a cart has room for fifty items', async () => {
      const { client } = await newInvestor(kit);
      const { encryptedCartId: cartId } = await fillCart(client, lumpsum(100));
      const [item] = await given.db.select().from(cartItems).where(eq(cartItems.cartId, cartId));
      const copies = Array.from({ length: 48 }, (_, number) => ({ ...item!, id: `${item!.id} ${number}` }));
      await given.db.insert(cartItems).values(copies);
      expect((await client.call(saveInvestment, { body: lumpsum(100) })).noOfItems).toBe(50);
      expect((await client.fail(saveInvestment, { body: lumpsum(100) })).code).toBe('cart_full');
    });

    it('a cart refuses a direct plan, and says where it is sold', async () => {
      const direct = eq(schemes.id, schemeOf('112277').id);
      await given.db.update(schemes).set({ plan: 'Direct' }).where(direct);
      const refused = await kit.client().fail(saveInvestment, { body: lumpsum(5_000, '112277') });
      expect(refused).toMatchObject({
        code: 'purchase_not_allowed',
        message: expect.stringContaining('Only the fund house sells direct plans.') as string,
      });
      await given.db.update(schemes).set({ plan: 'Regular' }).where(direct);
    });

    it.each([
      ['amount_below_minimum', lumpsum(99), { amount: 'amount_below_minimum' }],
      ['amount_above_maximum', lumpsum(1_00_00_001), { amount: 'amount_above_maximum' }],
      ['amount_not_multiple', lumpsum(501, '135784'), { amount: 'amount_not_multiple' }],
      ['invalid_input', lumpsum(500.5), { amount: 'amount_not_whole' }],
      ['invalid_input', lumpsum(500.001), { amount: 'number_not_exact' }],
      ['invalid_input', { ...lumpsum(500), amount: undefined as never }, { amount: 'invalid_type' }],
      ['invalid_input', { ...lumpsum(500), investmentFrequency: 3 }, { investmentFrequency: 'frequency_not_offered' }],
      ['purchase_not_allowed', lumpsum(500, '100536'), { investmentType: 'purchase_not_allowed' }],
      ['purchase_not_allowed', lumpsum(500, '113177'), { investmentType: 'purchase_not_allowed' }],
      ['purchase_not_allowed', sip(500, '100868'), { investmentType: 'purchase_not_allowed' }],
      ['sip_date_not_offered', { ...sip(500), sipDate: 31 }, { sipDate: 'sip_date_not_offered' }],
      ['invalid_input', { ...sip(500), sipDate: undefined as never }, { sipDate: 'sip_date_required' }],
      [
        'invalid_input',
        { ...sip(500), numOfSipInstallments: undefined as never },
        { numOfSipInstallments: 'months_required' },
      ],
      ['invalid_input', { ...sip(500), numOfSipInstallments: 1.5 }, { numOfSipInstallments: 'months_not_whole' }],
      ['invalid_input', { ...sip(500), numOfSipInstallments: 0 }, { numOfSipInstallments: 'months_too_few' }],
      ['invalid_input', { ...sip(500), numOfSipInstallments: 361 }, { numOfSipInstallments: 'months_too_many' }],
      ['scheme_unknown', { ...lumpsum(500), schemeId: 'sch_none' }, undefined],
    ])('a cart refuses with %s what its scheme does not take (%#)', async (code, body, fields) => {
      const { client } = await newInvestor(kit);
      const failure = await client.fail(saveInvestment, { body });
      expect({ code: failure.code, fields: failure.fields }).toEqual({ code, fields });
      expect((await client.call(getCart)).noOfItems).toBe(0);
    });

    it('a cart names everything that is wrong at once', async () => {
      const body = { ...sip(50), sipDate: 31, numOfSipInstallments: 0 };
      expect(await kit.client().fail(saveInvestment, { body })).toMatchObject({
        code: 'amount_below_minimum',
        fields: {
          amount: 'amount_below_minimum',
          sipDate: 'sip_date_not_offered',
          numOfSipInstallments: 'months_too_few',
        },
      });
    });
  },
  'seeded',
);
