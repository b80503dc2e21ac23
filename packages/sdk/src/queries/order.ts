import { hasDebits, type SipDebits } from '@prosperx/core/mandate';
import { addPaise, type Paise } from '@prosperx/core/money';
import {
  awaitsCode,
  awaitsExchange,
  endReasons,
  getOrderDetails,
  getOrderList,
  getOrdersInProgress,
  getPendingOrders,
  type Order,
  type OrderInProgress,
  type OrderSet,
  type OrderSetStatus,
  orderSetStatus,
  ordersToPay,
} from '@prosperx/core/order';
import { useQuery } from '@tanstack/react-query';
import { isBackgroundRefetch, useServices } from '#services/services.js';
import { spoken } from './spoken.js';

const TWO_SECONDS = 2_000;

/** The orders of a number; read again while a payment is being processed or the exchange has not answered. Nothing of an earlier visit is shown: a payment was tried in between. */
export function useOrderList(pxOrderNumber: string, enabled: boolean) {
  const { api, language } = useServices();
  const list = useQuery({
    ...spoken(['my', 'order-list', pxOrderNumber], language),
    queryFn: async (reading) =>
      (await api(getOrderList, { query: { pxOrderNumber }, background: isBackgroundRefetch(reading) })).data,
    enabled: enabled && pxOrderNumber !== '',
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const status = state.data && orderSetStatus(state.data);
      return status === 'being_paid' || status === 'waiting_for_exchange' ? TWO_SECONDS : false;
    },
  });
  return { ...list, data: list.isFetchedAfterMount || list.isPlaceholderData ? list.data : undefined };
}

const ONE_SECOND = 1_000;
const FIVE_SECONDS = 5_000;

export const orderSetKey = (cartId: string) => ['my', 'orders', cartId] as const;

/** The orders of a link; read again while the exchange has not answered for one of them, or one is being paid, perhaps in another tab. */
export function useOrderSet(link: PaymentLink | null, enabled: boolean) {
  const { api, language } = useServices();
  return useQuery({
    ...spoken(orderSetKey(link?.cartId ?? ''), language),
    queryFn: async (reading) => {
      const query = { cartId: link?.cartId ?? '', paymentUrl: link?.text ?? '' };
      return (await api(getOrderDetails, { query, background: isBackgroundRefetch(reading) })).data;
    },
    enabled: enabled && link !== null,
    refetchInterval: ({ state }) => waitFor(state.data),
    // it may have been paid in another tab
    refetchOnWindowFocus: 'always',
  });
}

function waitFor(set: OrderSet | undefined): number | false {
  if (set?.orders.some(awaitsExchange)) return ONE_SECOND;
  return set?.openPayment ? FIVE_SECONDS : false;
}

/** What a payment link says. */
export interface PaymentLink {
  readonly cartId: string;
  /** The id of the profile that owns the orders. */
  readonly ucc: string;
  /** A path below /v1 that the payer returns to. */
  readonly loopBackUrl: string;
  /** The link as it came: the server checks that it was not changed. */
  readonly text: string;
}

/** The parts of a link; null when it names no cart. */
export function readPaymentLink(paymentUrl: string): PaymentLink | null {
  const parameters = new URLSearchParams(paymentUrl);
  const cartId = parameters.get('cartId');
  if (!cartId) return null;
  const loopBackUrl = parameters.get('loopBackUrl') || 'thank-you';
  return { cartId, ucc: parameters.get('ucc') ?? '', loopBackUrl, text: paymentUrl };
}

/** The orders of a set that are paid now. */
export function payableOrders({ orders }: Pick<OrderSet, 'orders'>): Order[] {
  return ordersToPay(orders);
}

/** Returns whether the last payment of orders that failed was ended by its payer: its money is not refunded but pays them, should it come. */
export function isPaymentAbandoned(orders: readonly Order[]): boolean {
  const failed = orders.filter(({ paymentState }) => paymentState === 'failed');
  return failed.length > 0 && failed.every(({ paymentAbandoned }) => paymentAbandoned);
}

/** What stands in the way of paying; null when nothing does. */
export type PaymentBlockReason =
  | 'waiting_for_exchange'
  | 'payment_processing'
  | 'paid'
  | 'sip_registered'
  | 'expired'
  | 'cancelled'
  | 'refused'
  | 'ended';

export function paymentBlockReason(set: Pick<OrderSet, 'orders'>): PaymentBlockReason | null {
  const { orders } = set;
  if (orders.some(({ paymentState }) => paymentState === 'processing')) return 'payment_processing';
  if (orders.some(awaitsExchange)) return 'waiting_for_exchange';
  if (payableOrders(set).length > 0 || orders.some(awaitsCode)) return null;
  if (orders.some(({ paymentState }) => paymentState === 'paid')) return 'paid';
  if (orders.some(({ state }) => state === 'sip_registered')) return 'sip_registered';
  if (orders.some(({ state }) => state === 'expired')) return 'expired';
  if (orders.every(({ state }) => state === 'refused')) return 'refused';
  return orders.some(({ state }) => state === 'refused') ? 'ended' : 'cancelled';
}

/** Returns why orders were refused, or came to nothing, in sentences. */
export const reasonsOf = (orders: readonly Order[]): string =>
  endReasons(orders.map(({ mutualFund: { schemeName }, remarks }) => ({ schemeName, remarks }))).join(' ');

/** Returns the later instalments of the SIPs among orders; none of an order that failed, nor of a SIP that is over. */
export function laterDebitsOf(orders: readonly Order[]): SipDebits[] {
  const goesOn = ({ investmentType, orderStatus, sip }: Order) =>
    investmentType === 'SIP' && orderStatus !== 'INVALID' && (sip === null || sip.nextDate !== null);
  const isDebited = ({ numOfInstallments: instalments, paymentState }: Order) =>
    hasDebits({ instalments, firstOrderToday: paymentState !== 'not_due' });
  return orders.filter((order) => goesOn(order) && isDebited(order));
}

/** Returns what they come to a month. */
export const laterInstalmentsOf = (orders: readonly Order[]): Paise =>
  addPaise(...laterDebitsOf(orders).map(({ amount }) => amount));

/** Returns how the note on later instalments begins: with what is paid with the order, where anything of a SIP is. */
export const coverOpening = (orders: readonly Order[]): 'firstOnly' | 'none' =>
  orders.some(({ investmentType, paymentState }) => investmentType === 'SIP' && paymentState !== 'not_due')
    ? 'firstOnly'
    : 'none';

/** One order by itself, or all orders of a pack. */
export type OrderGroup = readonly [Order, ...Order[]];

/** Orders with those of a pack together, each group where its first one stands. */
export function groupsOf(orders: readonly Order[]): OrderGroup[] {
  const groups = new Map<string, [Order, ...Order[]]>();
  for (const order of orders) {
    const key = order.packGroup ?? order.encryptedOrderId;
    const group = groups.get(key);
    if (group) group.push(order);
    else groups.set(key, [order]);
  }
  return [...groups.values()];
}

const UNPAID: readonly OrderSetStatus[] = ['to_pay', 'payment_failed', 'being_paid'];

/** Returns whether what comes next of a set is its payment, or word of the one under way. */
export const leadsToPayment = ({ status }: OrderInProgress): boolean => UNPAID.includes(status);

const TEN_SECONDS = 10_000;

/** The order sets of who is signed in that are not over, or ended badly in the last days; newest first. */
export function useOrdersInProgress(enabled: boolean) {
  const { api, language } = useServices();
  return useQuery({
    ...spoken(['my', 'orders', 'in-progress'], language),
    queryFn: async (reading) => (await api(getOrdersInProgress, { background: isBackgroundRefetch(reading) })).data,
    enabled,
    // paid or cancelled on other pages
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === 'being_paid' || status === 'waiting_for_exchange')
        ? TEN_SECONDS
        : false,
  });
}

/** The order sets of who is signed in that wait to be paid, newest first. */
export function usePendingOrderSets(enabled: boolean) {
  const { api } = useServices();
  return useQuery({
    queryKey: ['my', 'orders', 'pending'],
    queryFn: async (reading) => (await api(getPendingOrders, { background: isBackgroundRefetch(reading) })).data,
    enabled,
    // paid or cancelled on other pages
    staleTime: 0,
  });
}
