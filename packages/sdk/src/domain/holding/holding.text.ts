import { transactionKindText } from '@prosperx/core/portfolio';

const kinds: Readonly<Record<string, string>> = transactionKindText;

export const holdingText = {
  actions: { investMore: 'Invest More', redeem: 'Redeem', switch: 'Switch', stp: 'STP', details: 'Details' },
  actionsOf: (scheme: string) => `What you can do with ${scheme}`,
  date: 'Date',
  type: 'Type',
  units: 'Units',
  nav: 'NAV',
  amount: 'Amount',
  kind: (code: string) => kinds[code] ?? code,
  hidden: 'Amount hidden',
  inProgress: {
    all: (units: string) => `Redemption of all units in progress (${units} units)`,
    both: (amount: string, units: string) => `Redemption of ${amount} and ${units} units in progress`,
    amount: (amount: string) => `Redemption of ${amount} in progress`,
    units: (units: string) => `Redemption of ${units} units in progress`,
  },
} as const;
