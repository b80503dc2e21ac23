import { RISK_WARNING } from '@prosperx/sdk/internal';
import { facts } from '#facts.text.js';
import { helpLine, supportEmail } from '#prose/prose.js';
import type { Topic } from './find-questions.js';

export const schemesTopic: Topic = {
  id: 'schemes',
  title: 'Schemes',
  questions: [
    {
      question: 'How much do I need to start?',
      answer: [`${facts.minimumSip} a month for a SIP in many schemes. The page of a scheme states its own minimum.`],
    },
    {
      question: 'Which kinds of schemes are there?',
      answer: [
        'Equity, debt, hybrid, liquid and tax-saving (ELSS) schemes, and new fund offers (NFO) while they are open. Every scheme shows its level of risk.',
        `${RISK_WARNING}.`,
      ],
    },
    {
      question: 'What is the difference between a SIP and a lumpsum?',
      answer: [
        'A lumpsum is invested once. A SIP invests the same amount every month on a date that you choose, for a number of months or until you stop it.',
      ],
    },
    {
      question: 'Can I save tax with a scheme?',
      answer: [
        'Investments in ELSS schemes up to ₹1.5 lakh a year count under Section 80C, if you pay tax under rules that grant it. Such units are locked in for three years.',
      ],
    },
    {
      question: 'When do my units show?',
      answer: [`${facts.unitsShowAfter} after the order, or after each instalment date of a SIP.`],
    },
    {
      question: 'Which NAV do I get?',
      answer: [
        'That of the day on which the money reaches the fund house before its cut-off time, or of the next day on which the exchange is open. The NAV on the screen is the last one published.',
      ],
    },
    {
      question: 'How do I redeem, and when do I get the money?',
      answer: [
        `Tell us the scheme, and an amount or units: call ${helpLine} or write to ${supportEmail}. You confirm it with an OTP. The money reaches your bank account in ${facts.redemption}. Units that are locked in cannot be redeemed.`,
      ],
    },
    {
      question: 'What are STP and SWP?',
      answer: [
        `A transfer plan (STP) moves an amount from one scheme to another of the same fund house, a withdrawal plan (SWP) pays it out to you. A new STP has to be confirmed by the link in an e-mail, before ${facts.stpConfirmBy} of the day named there. To begin or end one, call ${helpLine} or write to ${supportEmail}.`,
      ],
    },
  ],
};
