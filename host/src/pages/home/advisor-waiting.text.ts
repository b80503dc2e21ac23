import type { CartStanding, CustomerNeed, MandateNeed, ProposalStanding } from '@prosperx/core/agent';

/** Words of what an advisor does about what waits: the next steps, and the message to the customer. */
export const advisorWaitingText = {
  family: (name: string) => `Family: ${name}`,
  message: (name: string) => `Message ${name} on WhatsApp`,
  propose: 'Propose',
  proposeTo: (name: string) => `Propose something to ${name}`,
  toCustomer: (name: string, about: string, advisor: string) =>
    `Dear ${name}, ${about}. Please tell me when I may call you.\n${advisor}`,
  /** In the middle of that message; an amount or a day that is not known is ''. */
  about: {
    order: () => 'you have approved what I prepared, and I will place it now',
    payment: (amount: string) => `an order of yours${amount && ` of ${amount}`} waits for its payment`,
    instalment: (amount: string, day: string) =>
      `an instalment of yours${amount && ` of ${amount}`} was not made${day && ` on ${day}`}`,
    kyc_hold: () => 'your KYC is on hold, so nothing can be invested at present',
    redemption: () => 'you redeemed a large sum this week, and I would like to understand what it is for',
    lock_in: () => 'the lock-in of some of your units ends',
    kyc: () => 'your account is not open yet',
  } satisfies Record<
    Exclude<CustomerNeed, 'approval' | 'mandate' | 'proposal'>,
    (amount: string, day: string) => string
  >,
  /** The same about a cart that is not approved. */
  aboutCart: {
    unasked: 'I have prepared your cart and would like to go through it with you',
    asked: 'I have sent you a link by which you can approve or decline your cart',
    declined: 'you have declined the cart that I prepared, and I would like to hear what you would prefer',
    link_over: 'the link to approve your cart has expired, and I can send you a new one',
    approval_over: 'your approval of your cart has expired, and I can send you a new link to approve it',
  } satisfies Record<CartStanding, string>,
  /** The same about a mandate. */
  aboutMandate: {
    missing: 'your SIPs have no mandate that can be debited',
    failed: 'the mandate for your automatic payments was not accepted',
    ends: 'the mandate for your automatic payments ends soon',
  } satisfies Record<MandateNeed, string>,
  /** The same about a proposal. */
  aboutProposal: {
    waiting: 'I have sent you a proposal and would like to hear what you think of it',
    declined: 'thank you for your answer to my proposal; I would like to hear what would suit you better',
    expired: 'my proposal to you has expired, and I can send it again if it still suits you',
  } satisfies Record<ProposalStanding, string>,
};
