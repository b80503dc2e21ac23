import { requestCustomerApproval } from '@prosperx/core/customer-approval';
import { addUnits, type Paise, paise, rupees, toUnitsNumber, units } from '@prosperx/core/money';
import { sendTransactionOtp, verifyTransactionOtp } from '@prosperx/core/order';
import { getPortfolio } from '@prosperx/core/portfolio';
import { getSwitchTargets, previewSale, requestRedemption, requestSwitch } from '@prosperx/core/redemption';
import { businessDate } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { newToken } from '#crypto/new-id.js';
import { agentCustomers, bankAccounts, ledgerEntries, navs, sales, schemes } from '#db/schema/index.js';
import { readRedemptionPosition } from '#records/redemption/redemption-position.js';
import { describeWithDb } from '#testing/engines.js';
import { DEBT, EQUITY, lastOtp, notificationsTo, schemeOf } from '#testing/investing.js';
import { advisorOfCode, signedInAgain } from '#testing/new-investor.js';
import {
  confirmRedemption,
  goTo,
  holdingOf,
  newHolder,
  placeTestRedemption,
  redemptionBody,
} from '#testing/redeeming.js';
import { codeOf, type TestKit, testKit } from '#testing/test-kit.js';

describeWithDb(
  'the calls that sell',
  (given) => {
    let kit: TestKit;
    let investor: Awaited<ReturnType<typeof newHolder>>;
    let client: Awaited<ReturnType<typeof signedInAgain>>;
    let folioNo: string;
    beforeEach(async () => {
      kit = testKit(given.db);
      investor = await newHolder(kit);
      await goTo(kit, '2026-11-17', '10:00');
      client = await signedInAgain(kit, investor);
      ({ folioNumber: folioNo } = await holdingOf(kit, investor.profileId, EQUITY));
    });
    const redeem = (body: ReturnType<typeof redemptionBody>, key = newToken()) =>
      client.call(requestRedemption, { key, body: body as never });
    const refusal = async (body: ReturnType<typeof redemptionBody>) =>
      (await client.fail(requestRedemption, { key: newToken(), body: body as never })).code;
    const redemptionsOf = () => given.db.$count(sales, eq(sales.profileId, investor.profileId));

    it('a preview says what is free, which NAV applies, what is taken off, what is gained, and where the money goes', async () => {
      const body = redemptionBody(folioNo, { allRedeem: 'N', amount: 10_000 });
      const preview = await client.call(previewSale, { body: body as never });
      expect(preview).toMatchObject({
        navDate: '2026-11-17',
        creditDate: '2026-11-19',
        navAsOf: '2026-11-16',
        lockedUnits: 0,
        fault: '',
        account: 'HDFC Bank 501••••567',
        inProgressUnits: 0,
        unlockDate: null,
        switchTo: null,
      });
      const { estimate, availableAmount, freeUnits } = preview;
      // bought yesterday at the same NAV, for the stamp duty more, and sold with an exit load of 1 %
      const exitLoad = Math.round(estimate!.amount / 100);
      expect(estimate).toMatchObject({ exitLoad, longTermGain: 0, isTaxAssumed: false });
      expect(estimate!.shortTermGain).toBeLessThan(0);
      expect(Math.abs(estimate!.amount - rupees(10_000))).toBeLessThan(rupees(1));
      const tooMuch = { ...body, amount: 60_000 };
      const refused = await client.call(previewSale, { body: tooMuch as never });
      expect(refused).toMatchObject({ estimate: null, availableAmount, freeUnits });
      expect(refused.fault).toMatch(/^The maximum withdrawal amount is ₹/);
      // a load that is past its age is not known
      await given.db.update(schemes).set({ exitLoadDate: businessDate('2025-11-16') });
      expect((await client.call(previewSale, { body: body as never })).estimate).toMatchObject({ exitLoad: null });
      await given.db.update(schemes).set({ exitLoadDate: businessDate('2026-10-31') });
    });

    it('a preview says that a gain may be smaller where the NAV of 31 January 2018 is not known', async () => {
      const [entry] = (await holdingOf(kit, investor.profileId, EQUITY)).entries;
      const { seq: _, ...bought } = entry!;
      const day = businessDate('2016-05-10');
      await given.db
        .insert(ledgerEntries)
        .values({ ...bought, sourceRef: `${bought.sourceRef} old`, date: day, navDate: day });
      const body = redemptionBody(folioNo, { allRedeem: 'N', amount: 10_000 });
      const isMissing = async () =>
        (await client.call(previewSale, { body: body as never })).estimate?.isFairValueMissing;
      expect(await isMissing()).toBe(true);
      const old = { schemeId: bought.schemeId, date: businessDate('2018-01-31'), nav: bought.nav };
      await given.db.insert(navs).values(old);
      expect(await isMissing()).toBe(false);
      await given.db.delete(navs).where(eq(navs.date, old.date));
    });

    it('a redemption needs the code for just this, once; its owner is told, and its folio says so', async () => {
      const body = redemptionBody(folioNo, { redeemType: 'units', units: 10, allRedeem: 'N' });
      expect(await refusal(body)).toBe('otp_required');
      await confirmRedemption(client, investor.mobile, body);
      for (const other of [{ units: 11 }, { allRedeem: 'Y' as const }, { redeemType: 'amount' as const, amount: 10 }])
        expect(await refusal({ ...body, ...other })).toMatch(/otp_required|amount_below_minimum/);
      const key = newToken();
      const placed = await redeem(body, key);
      expect(placed).toMatchObject({ navDate: '2026-11-17', creditDate: '2026-11-19' });
      // the answer was lost: the same key is answered again, another is asked for another code
      expect(await redeem(body, key)).toEqual(placed);
      expect(await refusal(body)).toBe('otp_required');
      expect(await redemptionsOf()).toBe(1);
      await kit.settle();
      expect((await notificationsTo(kit, investor))[0]).toMatchObject({
        subject: 'We received your request to sell units',
      });
      const { portfolioSchemes } = await client.call(getPortfolio);
      expect(portfolioSchemes.find((holding) => holding.folioNo === folioNo)).toMatchObject({
        tagToDisplay: 'units',
        inProgressAmount: 0,
        inProgressUnits: units(10),
      });
      expect((await client.call(previewSale, { body: redemptionBody(folioNo) as never })).inProgressUnits).toBe(
        units(10),
      );
    });

    it('a redemption whose answer was lost is not placed again by its key, whatever code was given since', async () => {
      const body = redemptionBody(folioNo, { redeemType: 'units', units: 10, allRedeem: 'N' });
      await confirmRedemption(client, investor.mobile, body);
      const key = newToken();
      const placed = await redeem(body, key);
      kit.clock.advance(31_000);
      await confirmRedemption(client, investor.mobile, body);
      expect(await redeem(body, key)).toEqual(placed);
      expect(await redemptionsOf()).toBe(1);
    });

    it('a code that is wrong, or was given for another sale, confirms nothing, and none is sent for what would be refused', async () => {
      const body = redemptionBody(folioNo, { allRedeem: 'N', amount: 1_000 });
      const flow = { flowType: '3' as const, sale: JSON.stringify(body) };
      const { highRisk, sentTo } = await client.call(sendTransactionOtp, { query: flow });
      expect({ highRisk, sentTo }).toEqual({ highRisk: false, sentTo: `••••••${investor.mobile.slice(-4)}` });
      const otp = await lastOtp(client, investor.mobile);
      const wrong = otp === '111111' ? '222222' : '111111';
      const give = async (redemption: object, code: string) =>
        (
          await client.fail(verifyTransactionOtp, {
            query: {},
            body: { flowType: '3', sale: JSON.stringify(redemption), otp: code },
          })
        ).code;
      expect(await give(body, wrong)).toBe('otp_wrong');
      expect(await give({ ...body, amount: 2_000 }, otp)).toBe('transaction_otp_expired');
      expect(await refusal(body)).toBe('otp_required');
      kit.clock.advance(31_000);
      for (const [over, code] of [
        [{ amount: 60_000 }, 'units_too_few'],
        [{ amount: 1 }, 'amount_below_minimum'],
        [{ isin: 'INF000000000' }, 'scheme_unknown'],
        [{ folioNo: '1' }, 'folio_unknown'],
      ] as const) {
        const redemption = JSON.stringify({ ...body, ...over });
        expect((await client.fail(sendTransactionOtp, { query: { flowType: '3', sale: redemption } })).code).toBe(code);
      }
    });

    it('a switch shows both NAV dates before its code, and goes to a scheme of the same house alone', async () => {
      const targets = await client.call(getSwitchTargets, { query: { isin: schemeOf(EQUITY).isin } });
      const isins = targets.map(({ isin }) => isin);
      expect(isins).toContain(schemeOf(DEBT).isin);
      expect(isins).not.toContain(schemeOf(EQUITY).isin);
      const body = { ...redemptionBody(folioNo), toIsin: schemeOf(DEBT).isin };
      const preview = await client.call(previewSale, { body: body as never });
      expect(preview).toMatchObject({ navDate: '2026-11-17', account: null, switchTo: { navDate: '2026-11-19' } });
      await confirmRedemption(client, investor.mobile, body);
      // the code for a switch redeems nothing
      expect(await refusal(redemptionBody(folioNo))).toBe('otp_required');
      await client.call(requestSwitch, { key: newToken(), body: body as never });
      const [redemption] = await given.db.select().from(sales).where(eq(sales.profileId, investor.profileId));
      expect(redemption).toMatchObject({ kind: 'switch', toSchemeId: schemeOf(DEBT).id, bankAccountId: null });
    });

    it('a switch is shown and placed without a bank account, a redemption is refused before its code', async () => {
      const none = { state: 'replaced' as const, isDefault: false, redemptionsFrom: null };
      await given.db.update(bankAccounts).set(none).where(eq(bankAccounts.profileId, investor.profileId));
      // before a target is chosen the form asks what is free
      expect((await client.call(previewSale, { body: redemptionBody(folioNo) as never })).account).toBeNull();
      const query = { flowType: '3', sale: JSON.stringify(redemptionBody(folioNo)) } as const;
      expect((await client.fail(sendTransactionOtp, { query })).code).toBe('payout_account_missing');
      const body = { ...redemptionBody(folioNo), toIsin: schemeOf(DEBT).isin };
      await confirmRedemption(client, investor.mobile, body);
      await client.call(requestSwitch, { key: newToken(), body: body as never });
      expect(await redemptionsOf()).toBe(1);
    });

    it('an advisor without certificates sells nothing for a customer: no preview, and nothing that its owner is asked to approve, by redemption or switch', async () => {
      await given.db.insert(agentCustomers).values({
        agentCode: 'AG1002',
        direct: true,
        userId: investor.userId,
        createdAt: kit.clock.now(),
      });
      const advisor = await advisorOfCode(kit, 'AG1002', investor.profileId);
      const body = redemptionBody(folioNo) as never;
      const to = { ...redemptionBody(folioNo), toIsin: schemeOf(DEBT).isin };
      const asked = (call: 'requestRedemption' | 'requestSwitch', change: object) =>
        advisor.fail(requestCustomerApproval, { body: { call, change: { ...change } } });
      const refusals = [
        await advisor.fail(previewSale, { body }),
        await asked('requestRedemption', redemptionBody(folioNo)),
        await asked('requestSwitch', to),
      ];
      expect(refusals.map(({ code }) => code)).toEqual(refusals.map(() => 'certificates_missing'));
    });

    it('a switch says for how long the units are locked in that it buys, before it is asked for', async () => {
      const { id, isin: toIsin } = schemeOf(DEBT);
      const lockFor = (lockInYears: number) => given.db.update(schemes).set({ lockInYears }).where(eq(schemes.id, id));
      await lockFor(3);
      try {
        const targets = await client.call(getSwitchTargets, { query: { isin: schemeOf(EQUITY).isin } });
        expect(targets.find(({ isin }) => isin === toIsin)?.lockInYears).toBe(3);
        const preview = await client.call(previewSale, { body: { ...redemptionBody(folioNo), toIsin } as never });
        expect(preview.switchTo?.lockInYears).toBe(3);
      } finally {
        await lockFor(0);
      }
    });

    it('a switch of less than its scheme takes is refused by field, preview, code and order alike', async () => {
      const { id, isin: toIsin } = schemeOf(DEBT);
      const [before] = await given.db.select().from(schemes).where(eq(schemes.id, id));
      const minimumTo = (minimumLumpsum: Paise | null) =>
        given.db.update(schemes).set({ minimumLumpsum }).where(eq(schemes.id, id));
      await minimumTo(rupees(5_000));
      try {
        const targets = await client.call(getSwitchTargets, { query: { isin: schemeOf(EQUITY).isin } });
        expect(targets.find(({ isin }) => isin === toIsin)?.minimumAmount).toBe(rupees(5_000));
        const body = { ...redemptionBody(folioNo, { allRedeem: 'N', amount: 4_999 }), toIsin };
        const preview = await client.call(previewSale, { body: body as never });
        expect(preview).toMatchObject({ estimate: null, fault: 'The scheme you switch to takes at least ₹5,000' });
        const asking = { flowType: '3' as const, sale: JSON.stringify(body) };
        expect((await client.fail(sendTransactionOtp, { query: asking })).code).toBe('amount_below_minimum');
        const placing = (amount: Paise) =>
          placeTestRedemption(kit, investor.profileId, { measure: 'amount', amount, to: DEBT });
        expect(await codeOf(placing(rupees(4_999)))).toBe('amount_below_minimum');
        expect(await placing(rupees(5_000))).toMatchObject({ kind: 'switch' });
      } finally {
        await minimumTo(before!.minimumLumpsum);
      }
    });

    it('an estimate leaves out the units that a sale in progress takes first', async () => {
      const { entries } = await holdingOf(kit, investor.profileId, EQUITY);
      const [old] = entries;
      // as many units again, five years older and bought for a rupee each
      await given.db.insert(ledgerEntries).values({
        ...old!,
        seq: undefined,
        orderId: null,
        source: 'test',
        sourceRef: `older ${folioNo}`,
        date: businessDate('2021-11-16'),
        navDate: businessDate('2021-11-16'),
        amount: paise(Math.round(old!.units / 100)),
      });
      const body = redemptionBody(folioNo, { redeemType: 'units', units: 1, allRedeem: 'N' });
      const estimate = async () => (await client.call(previewSale, { body: body as never })).estimate;
      expect(await estimate()).toMatchObject({ shortTermGain: 0 });
      await placeTestRedemption(kit, investor.profileId, { measure: 'units', units: old!.units });
      expect(await estimate()).toMatchObject({ longTermGain: 0 });
    });

    it('a sale takes the units of the oldest NAV first, whichever was asked for first', async () => {
      const { profileId } = investor;
      const { entries, folioNumber } = await holdingOf(kit, profileId, EQUITY);
      const [old] = entries;
      // a switch that was asked for long before, and whose units came at a later NAV
      const later = { date: businessDate('2026-11-02'), navDate: businessDate('2026-11-17') };
      const entry = { ...old!, seq: undefined, orderId: null, source: 'test', sourceRef: `later ${folioNumber}` };
      await given.db.insert(ledgerEntries).values({ ...entry, ...later });
      const named = { profileId, folioNumber, schemeId: schemeOf(EQUITY).id };
      const { lots } = await readRedemptionPosition(given.db, named, businessDate('2026-11-17'), false);
      expect(lots.map(({ date }) => date)).toEqual([old!.navDate, '2026-11-17']);
    });

    // Trust A2: of two sessions that sell all at once one does
    it('of two sessions that sell all at once, one does', async () => {
      const other = await signedInAgain(kit, investor);
      const { units: held } = await holdingOf(kit, investor.profileId, EQUITY);
      const bodies = [
        redemptionBody(folioNo),
        redemptionBody(folioNo, { redeemType: 'units', units: toUnitsNumber(held), allRedeem: 'N' }),
      ];
      await confirmRedemption(client, investor.mobile, bodies[0]!);
      kit.clock.advance(31_000);
      await confirmRedemption(other, investor.mobile, bodies[1]!);
      const asked = [client, other, client, other].map((from, at) =>
        from.send(requestRedemption, { key: newToken(), body: bodies[at % 2] as never }),
      );
      const answers = await Promise.all(asked);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      const placed = await given.db.select().from(sales).where(eq(sales.profileId, investor.profileId));
      expect(addUnits(...placed.map(({ reservedUnits }) => reservedUnits))).toBe(held);
    });
  },
  'seeded',
);
