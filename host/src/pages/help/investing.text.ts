import { RISK_WARNING } from '@prosperx/core/disclosure';
import { facts } from '#facts.text.js';
import { helpLine, supportEmail } from '#prose/prose.js';
import { operator } from '#site.js';
import type { Topic } from './help.lazy.js';

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
        'Equity, debt, hybrid, liquid and tax-saving (ELSS) schemes. Every scheme shows its level of risk. New fund offers (NFO) are listed with the days on which they open and close. You apply for an open one as for any fund; it takes SIPs until 3 PM and lumpsums until midnight of its last day, and your units are allotted after the close at the price that its page names, mostly ₹10 each.',
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
        'Investments in ELSS schemes up to ₹1.5 lakh a year count under Section 123 of the Income-tax Act, 2025 (Section 80C until FY 2025-26), if you pay tax under the old regime. Such units are locked in for three years.',
      ],
    },
    {
      question: 'When do my units show?',
      answer: [`${facts.unitsShowAfter} after the order, or after each instalment date of a SIP.`],
    },
    {
      question: 'Which NAV do I get?',
      answer: [
        `That of the working day on which the money reaches the fund house before ${facts.cutOff}; after that time, that of the next working day. Liquid and overnight schemes give the NAV of the calendar day before, for money that arrives before ${facts.cutOffOfLiquid}. The NAV on the screen is the last one published.`,
      ],
    },
    {
      question: 'How do I redeem, and when do I get the money?',
      answer: [
        `Open the folio in your [portfolio](/profile/portfolio) and choose Redeem. Enter an amount or units and confirm with the OTP. The money reaches your bank account in ${facts.redemption}, or in ${facts.redemptionAbroad} from schemes that invest abroad. Units that are locked in cannot be redeemed.`,
      ],
    },
    {
      question: 'What are STP and SWP?',
      answer: [
        `A transfer plan (STP) moves an amount from one scheme to another of the same fund house, a withdrawal plan (SWP) pays it out to you. A new STP has to be confirmed by the link in an email, before ${facts.stpConfirmBy} of the day named there. Under [My STPs](/profile/stps) choose Setup New STP or Setup New SWP. You stop a plan there too.`,
      ],
    },
  ],
};

export const changeOfBrokerTopic: Topic = {
  id: 'change-of-broker',
  title: 'Change of broker',
  questions: [
    {
      question: 'What is a change of broker?',
      answer: [
        'Each folio names the distributor who services it, by ARN. A change of broker puts another ARN in it. Units, NAV and purchase dates stay the same; nothing is sold.',
      ],
    },
    {
      question: 'How do I move my folios to ProsperX?',
      answer: [
        {
          steps: [
            {
              what: 'Get a statement',
              text: 'A consolidated account statement shows all your folios and their distributors.',
            },
            {
              what: 'Fill in the form',
              text: `The fund house’s form for a change of broker, with our ${operator.arn}, the folio numbers and your signature.`,
            },
            {
              what: 'Send it',
              text: `To the fund house or its registrar; we help you with it: ${helpLine} or ${supportEmail}.`,
            },
          ],
        },
      ],
    },
    {
      question: 'How do I leave, or change my advisor?',
      answer: [
        'To leave, do the same with the ARN of the other distributor. For another advisor within ProsperX, open your [profile](/profile/personal-info): under Your advisor, choose Change your advisor and confirm with an OTP. You need to give no reason, and there is no fee.',
      ],
    },
    {
      question: 'What becomes of my running SIPs?',
      answer: [
        'They continue. Instalments that were registered before may still carry the former ARN; if you want all of them under the new one, stop the SIP and start it again.',
      ],
    },
  ],
};

export const mandatesTopic: Topic = {
  id: 'mandates',
  title: 'Mandate activation',
  questions: [
    {
      question: 'What is a bank mandate?',
      answer: [
        'Your permission to your bank to pay instalments and orders up to a limit, without asking you each time. You set the limit, and you can end it.',
      ],
    },
    {
      question: 'How do I activate an e-mandate?',
      answer: [
        {
          steps: [
            {
              what: 'Start it',
              text: 'Open [Mandates](/profile/mandates) and choose New mandate. It is for individual accounts, by UPI, net banking or debit card.',
            },
            { what: 'Set a limit', text: `At most ${facts.eMandateLimit}, and no less than your SIPs together.` },
            {
              what: 'Approve',
              within: facts.eMandateTime,
              text: 'Approve it in your UPI app, at once, or on your bank’s page, and come back.',
            },
          ],
        },
      ],
    },
    {
      question: 'How does a paper mandate work?',
      answer: [
        `For limits up to ${facts.paperMandateLimit}, and for accounts that are not individual. Choose Paper form, download and sign the form as the bank knows your signature, then upload the scan (JPEG or TIFF, less than ${facts.mandateScan}). Approval takes ${facts.paperMandateTime}.`,
      ],
    },
    {
      question: 'What do the states mean?',
      answer: [
        {
          points: [
            'Pending: something is left to do, such as the signed form.',
            'Processing: the bank is deciding.',
            'Approved: instalments can be paid from it.',
            'Rejected: the bank refused. Set up a new one; most often the signature or the name differs.',
          ],
        },
      ],
    },
    {
      question: 'What happens if there is not enough money on the day?',
      answer: [
        'That instalment is left out, and the SIP continues with the next one. Your bank may charge you for the failed debit.',
      ],
    },
    {
      question: 'My mandate is not active yet. Can I invest?',
      answer: ['Yes: pay the first instalment or a lumpsum in another way, such as net banking or UPI.'],
    },
  ],
};
