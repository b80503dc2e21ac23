import type { CustomerNeed } from '@prosperx/core/agent';

/** What waits in a customer's account: as a state, as a filter of the list, and as what an advisor does about it. */
export const needText = {
  state: {
    order: 'Approved, to place',
    payment: 'Pending Payment',
    approval: 'Cart not approved',
    proposal: 'Proposal waits',
    instalment: 'Instalment missed',
    mandate: 'Mandate to set up',
    kyc_hold: 'KYC on hold',
    redemption: 'Large redemption',
    lock_in: 'Lock-in ends',
    kyc: 'Onboarding',
  },
  count: {
    order: (count: number) => (count === 1 ? 'approval to act on' : 'approvals to act on'),
    payment: (count: number) => (count === 1 ? 'unpaid order' : 'unpaid orders'),
    approval: (count: number) => (count === 1 ? 'cart not approved' : 'carts not approved'),
    proposal: (count: number) => (count === 1 ? 'proposal that waits' : 'proposals that wait'),
    instalment: (count: number) => (count === 1 ? 'missed instalment' : 'missed instalments'),
    mandate: (count: number) => (count === 1 ? 'mandate to set up' : 'mandates to set up'),
    kyc_hold: (count: number) => (count === 1 ? 'KYC on hold' : 'KYCs on hold'),
    redemption: (count: number) => (count === 1 ? 'large redemption' : 'large redemptions'),
    lock_in: (count: number) => (count === 1 ? 'lock-in that ends' : 'lock-ins that end'),
    kyc: (count: number) => (count === 1 ? 'KYC to finish' : 'KYCs to finish'),
  },
  filter: {
    order: 'Approved, to place',
    payment: 'Orders to pay',
    approval: 'Carts not approved',
    proposal: 'Proposals that wait',
    instalment: 'Missed instalments',
    mandate: 'Mandates to set up',
    kyc_hold: 'KYC on hold',
    redemption: 'Large redemptions',
    lock_in: 'Lock-ins that end',
    kyc: 'KYC to finish',
  },
  act: {
    order: 'Place order',
    payment: 'Review order',
    approval: 'Review cart',
    proposal: 'Follow proposal',
    instalment: 'Review SIPs',
    mandate: 'Set up mandate',
    kyc_hold: 'Review KYC',
    redemption: 'See redemptions',
    lock_in: 'Review portfolio',
    kyc: 'Continue KYC',
  },
} satisfies Record<string, Record<CustomerNeed, unknown>>;

/** The tone of each state. */
export const needTone = {
  order: 'success',
  payment: 'danger',
  approval: 'warning',
  proposal: 'accent',
  instalment: 'danger',
  mandate: 'danger',
  kyc_hold: 'danger',
  redemption: 'warning',
  lock_in: 'accent',
  kyc: 'warning',
} as const satisfies Record<CustomerNeed, string>;
