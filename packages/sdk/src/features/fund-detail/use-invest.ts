import {
  acceptsInvestment,
  amountLimits,
  checkInvestment,
  type FundLimits,
  INVESTMENT_TYPES,
  type InvestmentErrorCode,
  investmentErrorText,
  type InvestmentInput,
  type InvestmentType,
  SIP_MONTHS,
  sipDatesOf,
} from '@prosperx/core/cart';
import { PxError } from '@prosperx/core/errors';
import type { FieldAmount } from '@prosperx/core/format';
import { fundPath, THIS_FUND_ONLY } from '@prosperx/core/fund';
import type { FundDetail } from '@prosperx/core/fund';
import { type Paise, rupees, toRupees } from '@prosperx/core/money';
import type { NfoCategory } from '@prosperx/core/nfo';
import type { BusinessDate } from '@prosperx/core/time';
import { useRef } from 'react';
import { choiceOf, type ChoiceValues } from '#domain/invest/invest-choice.js';
import { useForm } from '#primitives/form/use-form.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useCartChanges } from '#queries/cart.js';
import { pendingPaymentUrl, usePendingOrders } from '#queries/place-order.js';
import { isSessionExpired } from '#services/error-message.js';
import { returnPath } from '#services/open-page.js';
import { errorMessage, useIsExpired, useServices } from '#services/services.js';
import { useWidget } from '#services/widget-context.js';
import type { HandlersOf, ViewProps } from '#widget/contract.js';
import type { fundDetailContract } from './fund-detail.contract.js';
import { investFormText } from './invest-form.text.js';

/** Amounts that are offered by one press; for a SIP those of the calculators. */
const QUICK: Readonly<Record<InvestmentType, readonly Paise[]>> = {
  SIP: [10_000, 5_000, 3_000, 2_000].map(rupees),
  LUMPSUM: [50_000, 25_000, 10_000, 5_000].map(rupees),
};

const SUGGESTED: Readonly<Record<InvestmentType, Paise>> = { SIP: rupees(5_000), LUMPSUM: rupees(10_000) };
const SUGGESTED_DATE = 5;

function fits(fund: FundLimits, type: InvestmentType, amount: Paise): boolean {
  const { min, max, multiple } = amountLimits(fund, type);
  return amount >= min && amount <= max && (multiple === 0 || amount % multiple === 0);
}

/** The quick amounts that a scheme takes. */
export function quickAmounts(fund: FundLimits, type: InvestmentType): readonly Paise[] {
  return QUICK[type].filter((amount) => fits(fund, type, amount));
}

/** Returns what stands in the amount field first: the usual amount, or the least that the scheme takes. */
export function firstAmount(fund: FundLimits, type: InvestmentType): Paise | null {
  if (!acceptsInvestment(fund, type)) return null;
  return fits(fund, type, SUGGESTED[type]) ? SUGGESTED[type] : amountLimits(fund, type).min;
}

/** The SIP date first shown: the 5th, or the next one that the scheme offers. */
export function firstSipDate(fund: FundLimits): number {
  const dates = [...sipDatesOf(fund)].sort((a, b) => a - b);
  return dates.find((day) => day >= SUGGESTED_DATE) ?? dates[0] ?? SUGGESTED_DATE;
}

/** A new fund offer as its application needs it. */
export interface InvestOffer {
  readonly nfoType: NfoCategory;
  readonly closes: BusinessDate;
  readonly allotmentDate: BusinessDate;
  readonly faceValue?: Paise | undefined;
}

/** What is invested in: a fund, or the scheme of a new fund offer. */
export interface InvestTarget
  extends
    FundLimits,
    Pick<FundDetail, 'category' | 'encryptedSchemeId' | 'fundHouse' | 'schemeName' | 'subCategory' | 'today'> {
  readonly offer?: InvestOffer | undefined;
}

export interface InvestValues extends Omit<ChoiceValues, 'amount'> {
  readonly sip: FieldAmount;
  readonly lumpsum: FieldAmount;
  readonly sipDate: number;
}

const amountField = (type: InvestmentType) => (type === 'SIP' ? 'sip' : 'lumpsum');

const choiceIn = (values: InvestValues) => choiceOf({ ...values, amount: values[amountField(values.type)] });

/** Sentences at once, since some of them depend on the type. */
function check(fund: FundLimits, values: InvestValues): Partial<Record<keyof InvestValues, string | undefined>> {
  const wrong = checkInvestment(fund, choiceIn(values));
  const say = (code: InvestmentErrorCode | undefined) => code && investmentErrorText(code, fund, values.type);
  return {
    type: say(wrong.investmentType),
    [amountField(values.type)]: say(wrong.amount),
    sipDate: say(wrong.sipDate),
    months: say(wrong.numOfSipInstallments),
  };
}

const isShownInPlace = (error: Error | null, apiBase: string | null): boolean =>
  error !== null && !isOriginRefused(error, apiBase) && !isSessionExpired(error) && pendingPaymentUrl(error) === null;

type Events = Pick<HandlersOf<typeof fundDetailContract>, 'onAdded'>;

/** Puts a choice into the cart and, if asked to, goes on to it. */
function useAddToCart(fund: InvestTarget, { onAdded }: Events) {
  const text = useWords(investFormText);
  const { navigate, apiBase } = useWidget();
  const { flash } = useServices();
  const isExpired = useIsExpired();
  const { save } = useCartChanges();
  const { encryptedSchemeId: schemeId } = fund;
  const retry = useRef<() => void>(() => undefined);
  const pending = usePendingOrders(save.error, () => retry.current());
  const keep = (values: InvestValues, goesOn: boolean) => {
    const choice = choiceIn(values) as Omit<InvestmentInput, 'schemeId'>;
    const { investmentType, amount } = choice;
    const onSuccess = () => {
      onAdded?.({ schemeId, investmentType, amount: toRupees(amount) });
      if (goesOn) navigate('/cart-review');
      else flash.getState().show('success', text.added);
    };
    const page = fundPath(fund);
    const params = {
      schemeId,
      investmentType,
      [investmentType === 'SIP' ? 'monthlyAmount' : 'lumpsumAmount']: toRupees(amount),
      [THIS_FUND_ONLY]: 'true',
      ...(fund.offer && { nfoType: fund.offer.nfoType }),
    };
    const onError = (error: Error) => {
      if (isSessionExpired(error)) navigate('/login', { to: returnPath(page, params) });
      // a page that may not write to the cart leads to the one that may
      else if (isOriginRefused(error, apiBase)) navigate(page, params);
    };
    retry.current = () => save.mutate({ ...choice, schemeId }, { onSuccess, onError });
    retry.current();
  };
  return {
    keep,
    /** Orders of the same scheme that wait to be paid. */
    pending,
    isBusy: save.isPending,
    /** The error for which the server refused the investment. */
    refused: isShownInPlace(save.error, apiBase) ? errorMessage(save.error) : undefined,
    /** What the server answered to the last one that was added. */
    saved: save.data,
    /** Items in the cart after the last one was added; null before, and once the session of its owner has expired. */
    itemsInCart: isExpired ? null : (save.data?.noOfItems ?? null),
  };
}

/** An amount that the page gives, also one that the scheme does not take: it is refused with its reason, not changed in silence. */
const plannedAmount = (given: number): Paise | null => (given > 0 ? rupees(Math.round(given)) : null);

/** What the page would have the panel begin with. */
type Preferred = Pick<ViewProps<typeof fundDetailContract>, 'investmentType' | 'lumpsumAmount' | 'monthlyAmount'>;

/** The invest panel as values and verbs. Both ways put the choice into the cart; one of them goes on to it. */
export function useInvest(fund: InvestTarget, planned: Preferred, events: Events) {
  const { investmentType: preferred, monthlyAmount, lumpsumAmount } = planned;
  const { keep, ...kept } = useAddToCart(fund, events);
  const goesOn = useRef(true);
  const offered = INVESTMENT_TYPES.filter((type) => acceptsInvestment(fund, type));
  const form = useForm<InvestValues>({
    initial: {
      type: offered.includes(preferred) ? preferred : (offered[0] ?? preferred),
      sip: plannedAmount(monthlyAmount) ?? firstAmount(fund, 'SIP'),
      lumpsum: plannedAmount(lumpsumAmount) ?? firstAmount(fund, 'LUMPSUM'),
      sipDate: firstSipDate(fund),
      lasts: 'untilCancelled',
      months: String(SIP_MONTHS.default),
      begins: 'today',
    },
    check: (values) => check(fund, values),
    textOf: (sentence) => sentence,
    onSubmit: (values) => keep(values, goesOn.current),
  });
  const send = (toCart: boolean) => {
    goesOn.current = toCart;
    form.submit();
  };
  return {
    ...kept,
    fund,
    form,
    offered,
    amount: amountField(form.values.type) as 'lumpsum' | 'sip',
    startNow: () => send(true),
    addToCart: () => send(false),
  };
}

export type InvestVerbs = ReturnType<typeof useInvest>;

/**
 * Returns whether a call failed since this page may not make it: it stands on an origin that is not registered. A browser hides the answer to such
 * a call, so that it looks as if there were no network.
 */
function isOriginRefused(error: unknown, apiBase: string | null): boolean {
  if (!(error instanceof PxError) || !apiBase) return false;
  if (error.code === 'foreign_origin') return true;
  // what a browser throws for it; a page that has no token to give is another matter
  const isUnanswered = error.code === 'unreachable' && error.cause instanceof TypeError;
  return isUnanswered && new URL(apiBase).origin !== location.origin;
}
