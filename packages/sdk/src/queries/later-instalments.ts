import { laterInstalments } from '@prosperx/core/mandate';
import type { Paise } from '@prosperx/core/money';
import type { Order } from '@prosperx/core/order';

/** What later instalments of the SIPs among orders come to a month; nothing of an order that failed, nor of a SIP that is over. */
export function laterInstalmentsOf(orders: readonly Order[]): Paise {
  const goesOn = ({ investmentType, orderStatus, sip }: Order) =>
    investmentType === 'SIP' && orderStatus !== 'INVALID' && (sip === null || sip.nextDate !== null);
  return laterInstalments(
    orders.filter(goesOn).map(({ amount, numOfInstallments: instalments }) => ({ amount, instalments })),
  );
}
