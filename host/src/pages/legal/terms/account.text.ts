import { facts } from '#facts.text.js';
import { helpLine, type Section, supportEmail } from '#prose/prose.js';
import { operator } from '#site.js';

/** Template for the operator's lawyer: sections 1 to 6 of the terms of use. */
export const accountTerms: readonly Section[] = [
  {
    id: 'about',
    title: 'About these terms',
    blocks: [
      `ProsperX is offered by a mutual fund distributor registered under ${operator.arn}, valid to ${operator.arnValidTo}. “We” means that distributor, “you” whoever uses ProsperX, on this site, in an app, or in a part of it on another site.`,
      'By using ProsperX you agree to these terms and to the [privacy policy](/privacy-policy), which is part of them. If you do not agree, please do not use it.',
    ],
  },
  {
    id: 'who-may-use',
    title: 'Who may use ProsperX',
    blocks: [
      'You must be 18 or older. A minor invests through a guardian, who signs in and acts for the minor. When the minor turns 18, the account waits until it is changed from minor to major.',
      'Funds are sold in India only. Nothing here is an offer in a country where such an offer would need a permission that we do not have.',
    ],
  },
  {
    id: 'your-account',
    title: 'Your account and its safety',
    blocks: [
      `You sign in with your mobile number and a password. A one-time password (OTP) sent to your mobile opens your account and sets a new password. A session without activity ends after ${facts.idle}.`,
      {
        points: [
          'Keep your password and OTPs to yourself. We never ask for them by phone, e-mail or message.',
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
      'You may come to us through an advisor, or an advisor may help you here. An advisor can prepare a cart, share a link for payment or for a mandate, and see the customers who belong to him. He cannot confirm for you: orders and redemptions need the OTP that is sent to your mobile. Never pass it on.',
      'An advisor who sells must hold valid NISM and ARN certificates. If you want to invest with another advisor, or without one, see [change of broker](/help#change-of-broker).',
    ],
  },
];
