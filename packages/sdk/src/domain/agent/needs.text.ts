import type { CustomerNeed } from '@prosperx/core/agent';

/** What waits in a customer's account: as a state, as a filter of the list, and as what an advisor does about it. */
export const needText = {
  state: {
    payment: 'Pending Payment',
    approval: 'Awaiting Approval',
    mandate: 'Mandate missing',
    kyc: 'Onboarding',
  },
  count: {
    payment: (count: number) => (count === 1 ? 'unpaid order' : 'unpaid orders'),
    approval: (count: number) => (count === 1 ? 'cart to approve' : 'carts to approve'),
    mandate: (count: number) => (count === 1 ? 'mandate to set up' : 'mandates to set up'),
    kyc: (count: number) => (count === 1 ? 'KYC to finish' : 'KYCs to finish'),
  },
  filter: {
    payment: 'Orders to pay',
    approval: 'Carts to approve',
    mandate: 'Mandates to set up',
    kyc: 'KYC to finish',
  },
  act: {
    payment: 'Review order',
    approval: 'Review cart',
    mandate: 'Set up mandate',
    kyc: 'Continue KYC',
  },
} satisfies Record<string, Record<CustomerNeed, unknown>>;

/** The tone of each state. */
export const needTone = {
  payment: 'danger',
  approval: 'warning',
  mandate: 'danger',
  kyc: 'warning',
} as const satisfies Record<CustomerNeed, string>;
