import { type InvestmentInput, saveInvestment, termsSent } from '@prosperx/core/cart';
import { PxError } from '@prosperx/core/errors';
import type { Endpoint } from '@prosperx/core/http';
import { orderKindOf } from '@prosperx/core/order';
import type { ProposableCall, ProposalKind, ProposedTerms } from '@prosperx/core/proposal';
import { type RedemptionInput, requestRedemption, requestSwitch } from '@prosperx/core/redemption';
import { type PlanForm, readSchemeCode, registerPlan } from '@prosperx/core/stp';
import * as z from 'zod/mini';
import { type Change, readBody } from '#customer-approval/acts.js';
import type { Context } from '#kernel/context.js';
import { checkedChoice } from '#modules/cart/edit-cart.js';
import { type ApprovedItem, checkMandates } from '#modules/orders/place/create-orders.js';
import { measureOf, newRedemptionOf } from '#modules/orders/redeem/redemption-input.js';
import { redemptionToConfirm } from '#modules/orders/redeem/redemption-otp.js';
import { redeemApproved } from '#modules/orders/redeem/request-redemption.js';
import { checkedPlan } from '#modules/stp/register-plan.js';
import { setUpApproved } from '#modules/stp/set-up-plan.js';
import { checkTransact } from '#records/order/check-transact.js';

/** What an item asks for, before its schemes and their facts are read. */
export type ItemTerms = Omit<ProposedTerms, 'itemId' | 'schemeName' | 'toSchemeName' | 'bought'>;

interface Asked {
  readonly terms: ItemTerms;
  readonly schemeId: string;
  readonly toSchemeId: string | null;
}

/** What becomes of an approved item: a row of what was made, or a line of the orders that are made of all purchases together. */
export type Made =
  | { readonly saleId: string }
  | { readonly planId: string }
  | { readonly toOrder: Omit<ApprovedItem, 'id'> };

/** An item by the call that carries it out. `ctx` is that of its owner, or of the advisor in their account. */
interface ItemOfCall {
  /** Reads what was asked for. Throws `invalid_input` with the fields at fault. */
  read(change: Change): Change;
  /** Throws what it would be refused with now, as far as that can be known. */
  check(ctx: Context, change: Change): Promise<void>;
  asked(ctx: Context, change: Change): Promise<Asked>;
  /** What it does, and the amount that it names; null where it names units, or all. It asks nobody. */
  sumOf(change: Change): Pick<ItemTerms, 'kind' | 'amount'>;
  /** Carries out what its owner has approved, in the caller's transaction. */
  carryOut(ctx: Context, change: Change): Promise<Made>;
}

const decoded = <Body>({ body }: Endpoint, change: Change): Body => z.decode(body as z.core.$ZodType, change) as Body;

const nothingOf = {
  amount: null,
  units: null,
  sipDate: null,
  instalments: null,
  firstOrderToday: false,
  frequency: null,
  startDate: null,
  endDate: null,
} as const;

/** A lumpsum or a SIP. */
const investment: ItemOfCall = {
  read: (change) => {
    const { cartId: _, investmentId: __, isBtoCFlow: ___, ...rest } = readBody(saveInvestment, change);
    return rest;
  },
  check: async (ctx, change) => {
    const input = decoded<InvestmentInput>(saveInvestment, change);
    const scheme = await checkedChoice(ctx, input);
    const { investmentType, ...terms } = termsSent(input);
    await checkTransact(ctx, [{ transaction: orderKindOf(investmentType), fundHouse: scheme.fundHouse }]);
    await checkMandates(ctx, [{ item: terms, scheme }]);
  },
  sumOf: (change) => {
    const { investmentType, amount } = termsSent(decoded<InvestmentInput>(saveInvestment, change));
    return { kind: investmentType === 'SIP' ? 'sip' : 'lumpsum', amount };
  },
  asked: (_, change) => {
    const input = decoded<InvestmentInput>(saveInvestment, change);
    const { sipDate, instalments, firstOrderToday, folioNumber } = termsSent(input);
    const times = { sipDate, instalments, firstOrderToday };
    const terms = { ...nothingOf, ...times, ...investment.sumOf(change), folioNo: folioNumber };
    return Promise.resolve({ terms, schemeId: input.schemeId, toSchemeId: null });
  },
  carryOut: (_, change) => {
    const input = decoded<InvestmentInput>(saveInvestment, change);
    return Promise.resolve({ toOrder: { schemeId: input.schemeId, ...termsSent(input) } });
  },
};

const redemptionOf = (call: typeof requestRedemption | typeof requestSwitch, kind: ProposalKind): ItemOfCall => ({
  sumOf: (change) => {
    const input = decoded<RedemptionInput>(call, change);
    return { kind, amount: measureOf(input) === 'amount' ? input.amount : null };
  },
  read: (change) => readBody(call, change),
  check: async (ctx, change) => {
    await redemptionToConfirm(ctx, JSON.stringify(change));
  },
  asked: async (ctx, change) => {
    const wanted = await newRedemptionOf(ctx, decoded<RedemptionInput>(call, change));
    const { measure, schemeId, toSchemeId, folioNumber: folioNo } = wanted;
    const amount = measure === 'amount' ? wanted.amount : null;
    const units = measure === 'units' ? wanted.units : null;
    return { terms: { ...nothingOf, kind, amount, units, folioNo }, schemeId, toSchemeId };
  },
  carryOut: async (ctx, change) => ({
    saleId: (await redeemApproved(ctx, decoded<RedemptionInput>(call, change))).id,
  }),
});

/** An STP or an SWP. */
const plan: ItemOfCall = {
  sumOf: (change) => {
    const { trxnType, installmentAmount: amount } = decoded<PlanForm>(registerPlan, change);
    return { kind: trxnType === 'STP' ? 'stp' : 'swp', amount };
  },
  read: (change) => readBody(registerPlan, change),
  check: async (ctx, change) => {
    await checkedPlan(ctx, decoded<PlanForm>(registerPlan, change));
  },
  asked: (_, change) => {
    const form = decoded<PlanForm>(registerPlan, change);
    const { folioNo, noOfInstallments: instalments, startDate, endDate } = form;
    const schemeId = readSchemeCode(form.fromSchemeCode)?.encryptedSchemeId;
    if (schemeId === undefined) throw new PxError('scheme_unknown');
    const sum = plan.sumOf(change);
    const times = { instalments, frequency: form.freqType, startDate, endDate };
    const terms = { ...nothingOf, ...times, ...sum, folioNo, firstOrderToday: form.firstOrderToday === 'Y' };
    const toSchemeId = sum.kind === 'stp' ? (readSchemeCode(form.toSchemeCode)?.encryptedSchemeId ?? null) : null;
    return Promise.resolve({ terms, schemeId, toSchemeId });
  },
  carryOut: async (ctx, change) => ({ planId: await setUpApproved(ctx, decoded<PlanForm>(registerPlan, change)) }),
};

/** The items of a proposal, by the call that carries each out. */
export const ITEMS: Readonly<Record<ProposableCall, ItemOfCall>> = {
  saveInvestment: investment,
  requestRedemption: redemptionOf(requestRedemption, 'redemption'),
  requestSwitch: redemptionOf(requestSwitch, 'switch'),
  registerPlan: plan,
};
