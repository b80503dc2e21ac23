import { RISK_WARNING } from '@prosperx/sdk/internal';
import { facts } from '#facts.text.js';
import type { Section } from '#prose/prose.js';

/** Template for the operator's lawyer: sections 7 to 13 of the terms of use. */
export const investingTerms: readonly Section[] = [
  {
    id: 'orders',
    title: 'Orders',
    blocks: [
      'An order begins in the cart, is confirmed with an OTP and is then registered with the exchange. The fund house allots units when the money has reached it; only then is the investment made. Until then the order shows as pending.',
      `The price of a unit is the NAV that the rules give to the day on which the money arrives, not the NAV on the screen. Units show in the portfolio after ${facts.unitsShowAfter}, those of a SIP after each instalment date.`,
      'The exchange or the fund house can refuse an order. We then tell you so, and money that was debited goes back to your bank account.',
    ],
  },
  {
    id: 'payments',
    title: 'Payments',
    blocks: [
      'You can pay by net banking, UPI, NEFT or RTGS, cheque, or a bank mandate. The money must come from the bank account that is registered in your profile, and goes to the clearing corporation of the exchange, never to us or to an advisor.',
      'Do not give cash, or a cheque in any other name, to anybody. With a cheque, the NAV is that of the day on which the cheque clears.',
      'If a payment fails and an amount was debited, it will be refunded to your bank account.',
    ],
  },
  {
    id: 'mandates',
    title: 'Bank mandates',
    blocks: [
      `A mandate lets your bank pay instalments and orders up to a limit that you set: at most ${facts.eMandateLimit} with an e-mandate, ${facts.paperMandateLimit} with a paper form. An e-mandate is approved in ${facts.eMandateTime}, a paper form in ${facts.paperMandateTime}.`,
      'Your bank decides whether it accepts a mandate. Keep enough money in the account on the instalment date: your bank may charge you for a failed debit.',
    ],
  },
  {
    id: 'plans',
    title: 'SIP, STP and SWP',
    blocks: [
      'A systematic plan is a standing instruction: it goes on for the number of instalments that you chose, or until you stop it. A date on which the exchange is closed moves to the next open day.',
      `A transfer plan (STP) has to be confirmed by the link that is e-mailed to you, before ${facts.stpConfirmBy} of the day that the e-mail names. Otherwise it is cancelled.`,
    ],
  },
  {
    id: 'redemptions',
    title: 'Redemptions',
    blocks: [
      `You can redeem, in part or in full, what is not locked in. Each redemption is confirmed with an OTP. The money goes to your registered bank account, as a rule in ${facts.redemption}.`,
      'Minimum amounts, multiples, exit loads and lock-in periods are those of the scheme. Taxes are yours to pay.',
    ],
  },
  {
    id: 'services',
    title: 'Premium services and offers of others',
    blocks: [
      `Premium advisory services have terms of their own, which you see before you take one. Each has a service fee of ${facts.serviceFee}, free for a limited time, and is meant for investments from ${facts.serviceMinimum}.`,
      'Loans against mutual funds and other offers of third parties are contracts between you and them. They set the terms and answer for them.',
    ],
  },
  {
    id: 'risk',
    title: 'Risk, returns and calculators',
    blocks: [
      `${RISK_WARNING}.`,
      'Past performance does not indicate future returns. The value of an investment can fall, and you can get back less than you put in. Nobody, an advisor least of all, may promise you a return in our name.',
      'Calculators work with the rate that you set. Their results are indicative only.',
    ],
  },
];
