import type { InvestmentType } from '@prosperx/core/cart';

export const pendingOrdersText = {
  note: (type: InvestmentType, placed: string, number: string) =>
    `${type === 'SIP' ? 'SIP' : 'Lumpsum'}, placed ${placed}, ${number}`,
  kept: (count: number) =>
    count > 1
      ? `${count} orders are being paid and were not cancelled.`
      : 'One order is being paid and was not cancelled.',
};
