import { RISK_WARNING } from '@prosperx/core/disclosure';
import { facts } from '#facts.text.js';
import { helpLine, type Section, supportEmail } from '#prose/prose.js';
import { operator } from '#site.js';

/** Template for the operator's lawyer: sections 14 to 19 of the terms of use. */
const lawTerms: readonly Section[] = [
  {
    id: 'others',
    title: 'Information and services of others',
    blocks: [
      'NAVs, returns, portfolios of schemes and KYC status come from fund houses, registrars, the exchange, banks and other sources. We pass them on with care and cannot check each of them. Where our screen and the statement of the fund house differ, the statement counts.',
      'Links lead to sites that others run. What happens there is governed by their terms.',
    ],
  },
  {
    id: 'fair-use',
    title: 'Fair use',
    blocks: [
      {
        points: [
          'Do not use the account of somebody else, or let others use yours.',
          'Do not use ProsperX to hide where money comes from, or for anything else that the law forbids.',
          'Do not try to get around its safeguards, disturb it, or copy its data by machine.',
          'Name, marks, words and programs of ProsperX belong to us or to those who license them to us. You may use them to invest, and to share what the product lets you share.',
        ],
      },
    ],
  },
  {
    id: 'availability',
    title: 'Availability and liability',
    blocks: [
      'We work to keep ProsperX running and right, but it can be interrupted: by maintenance, by a failure of ours, or by one of the exchange, a bank or a network. An order that we could not pass on in time gets the NAV of the day on which it could be carried out.',
      'We answer for damage that we cause by intent or gross neglect, and wherever the law does not let us limit it. Otherwise we do not answer for losses from the market, from the acts of others, or from details that you gave us wrongly.',
    ],
  },
  {
    id: 'complaints',
    title: 'Complaints',
    blocks: [
      'If something went wrong, tell us first. The steps, and how long each may take, are described under [grievance redressal](/grievance-redressal). A complaint is closed when you have not answered our question about it for 2 weeks.',
    ],
  },
  {
    id: 'law',
    title: 'Law, arbitration and courts',
    blocks: [
      'The law of India governs these terms. A dispute that the steps above did not settle goes to a sole arbitrator, in Mumbai, India. The courts of Mumbai alone have jurisdiction over what is not for the arbitrator.',
      'Your right to turn to the regulator, and to the ways of settling disputes that the regulator provides, stays untouched.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes, ending, and how to reach us',
    blocks: [
      'We may change these terms. The date above says when that was done last; a change that takes something from you is announced before it applies. You can stop using ProsperX at any time: your units stay with the fund house, in your name. We can end an account that breaks these terms.',
      `Questions about them: ${helpLine}, ${operator.helpLineHours}, or ${supportEmail}.`,
    ],
  },
];

/** Template for the operator's lawyer: sections 7 to 13 of the terms of use. */
const investingTerms: readonly Section[] = [
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
      'You can pay by net banking, UPI, NEFT or RTGS, cheque, or a bank mandate. The money must come from a bank account in your profile, and goes to the clearing corporation of the exchange, never to us or to an advisor.',
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
      'A systematic plan is a standing instruction: it runs for the number of instalments that you chose, or until you stop it. A date on which the exchange is closed moves to the next working day.',
      `A transfer plan (STP) has to be confirmed by the link that is emailed to you, before ${facts.stpConfirmBy} of the day that the email names. Otherwise it is cancelled.`,
    ],
  },
  {
    id: 'redemptions',
    title: 'Redemptions',
    blocks: [
      `You can redeem, in part or in full, what is not locked in. Each redemption is confirmed with an OTP. The money goes to your default bank account (to a newly added one after ${facts.bankCooling}), as a rule in ${facts.redemption}.`,
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

/** Template for the operator's lawyer: sections 1 to 6 of the terms of use. */
const accountTerms: readonly Section[] = [
  {
    id: 'about',
    title: 'About these terms',
    blocks: [
      `ProsperX is offered by a mutual fund distributor registered under ${operator.arn}. “We” means that distributor, “you” whoever uses ProsperX, on this site, in an app, or in a part of it on another site.`,
      'By using ProsperX you agree to these terms and to the [privacy policy](/privacy-policy), which is part of them. If you do not agree, please do not use it.',
    ],
  },
  {
    id: 'who-may-use',
    title: 'Who may use ProsperX',
    blocks: [
      'You must be 18 or older. A minor invests through a guardian, who logs in and acts for the minor. When the minor turns 18, the account waits until it is changed from minor to major.',
      'Funds are sold in India only. Nothing here is an offer in a country where such an offer would need a permission that we do not have.',
    ],
  },
  {
    id: 'your-account',
    title: 'Your account and its safety',
    blocks: [
      `You log in with your mobile number and a password. A one-time password (OTP) sent to your mobile opens your account and sets a new password. A session without activity ends after ${facts.idle}.`,
      {
        points: [
          'Keep your password and OTPs to yourself. We never ask for them by phone, email or message.',
          `Tell us at once if your mobile number changes or somebody else may know your password: call ${helpLine} or write to ${supportEmail}.`,
          'What is done in your session, and confirmed with your OTP, counts as done by you until you have told us otherwise.',
        ],
      },
    ],
  },
  {
    id: 'kyc',
    title: 'KYC and what you tell us',
    blocks: [
      'Before the first investment we check the KYC status of your PAN, and ask for personal details, a bank account, your risk profile, your occupation and your nominees. The details must be true, complete and your own.',
      `The name on the bank account must match the name on the PAN. To check the account we deposit ${facts.bankCheck} into it, free of cost. You can name up to ${facts.nominees} nominees; their shares add up to 100%.`,
      'We can refuse or stop transactions while a detail that the rules ask for is missing or is found to be wrong.',
    ],
  },
  {
    id: 'what-we-do',
    title: 'What we do, and what we do not',
    blocks: [
      'We are a distributor. We show schemes, take your orders to the exchange and the fund houses, and report back what became of them. On a regular plan the fund house pays us a commission out of the expenses of the scheme, which its documents state; on a direct plan it pays none. The page of each scheme says which it is.',
      'We do not manage your money, keep it, or decide for you. A suggested category of funds follows from your risk profile; which scheme to buy, hold or sell is your decision.',
    ],
  },
  {
    id: 'advisors',
    title: 'Advisors and assisted sales',
    blocks: [
      'You may come to us through an advisor, or an advisor may help you here. An advisor can send you a proposal, prepare a cart, a redemption, a switch or a change of a SIP, of your contact details, nominees or bank account, prepare your account opening, share links with you, and see the accounts of their own customers. They cannot confirm for you: each of these needs the OTP that is sent to your mobile. Never pass it on.',
      'An advisor who sells must hold valid NISM and ARN certificates. If you want to invest with another advisor, or without one, see [change of broker](/help#change-of-broker).',
    ],
  },
];

/** The nineteen sections of the terms of use. */
export const termsText = {
  id: 'terms',
  title: 'Terms of use',
  intro: 'What you and we may expect of each other when you invest here.',
  sections: [...accountTerms, ...investingTerms, ...lawTerms],
};
