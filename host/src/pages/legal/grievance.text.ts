import { helpLine, type Section, supportEmail } from '#prose/prose.js';
import { operator } from '#site.js';

/** The times within which the operator answers; the operator's lawyer sets them. */
const within = {
  acknowledged: 'Within 2 working days',
  answered: 'Within 10 working days',
  reviewed: 'Within 21 days of your complaint',
  closed: 'After 2 weeks without a reply from you',
} as const;

/** Template for the operator's lawyer. */
const sections: readonly Section[] = [
  {
    id: 'before',
    title: 'Before you complain',
    blocks: [
      'Many things are settled in one call. An order shows as pending until the fund house has allotted units; an amount that was debited for a failed payment is refunded automatically. The [help](/help) says how long each takes.',
    ],
  },
  {
    id: 'what-we-need',
    title: 'What we need from you',
    blocks: [
      {
        points: [
          'your name, and the mobile number of your account;',
          'what happened and when, and what you expect of us;',
          'the order number, folio or request number, if there is one, and pictures of the screen if they help.',
        ],
      },
      'Never send a password, an OTP, or your full card or Aadhaar number.',
    ],
  },
  {
    id: 'process',
    title: 'The process',
    blocks: [
      {
        steps: [
          {
            what: 'Tell us',
            text: `Call ${helpLine}, ${operator.helpLineHours}, or write to ${supportEmail}.`,
          },
          {
            what: 'You get a number',
            within: within.acknowledged,
            text: 'We confirm the complaint by email, with the number under which you can ask about it.',
          },
          {
            what: 'You get an answer',
            within: within.answered,
            text: 'We look into it, with the fund house, the bank or the exchange where they are involved, and write to you what we found and what we do. If it takes longer, we say why, and until when.',
          },
          {
            what: 'The grievance officer reviews it',
            within: within.reviewed,
            text: `Not satisfied? Write to ${supportEmail} with “For the grievance officer” and the number of the complaint in the subject. Somebody who did not handle it before reviews it.`,
          },
          {
            what: 'The regulator',
            within: 'At any time after that',
            text: 'You can complain to the Securities and Exchange Board of India by its portal [SCORES](https://scores.sebi.gov.in), and settle a dispute online by [SMART ODR](https://smartodr.in).',
          },
        ],
      },
    ],
  },
  {
    id: 'closing',
    title: 'When a complaint is closed',
    blocks: [
      {
        points: [
          'when you tell us that it is settled;',
          'when we have answered it and you do not ask for a review;',
          `${within.closed.toLowerCase()}, when we asked you something about it. You can open it again by writing to us.`,
        ],
      },
    ],
  },
  {
    id: 'disputes',
    title: 'If we cannot agree',
    blocks: [
      'Arbitration and courts are described in the [terms of use](/terms-conditions#law): a sole arbitrator, in Mumbai, India. The [privacy policy](/privacy-policy) says how we treat your information while we look into a complaint.',
    ],
  },
];

export const grievanceText = {
  id: 'grievance',
  title: 'Grievance redressal',
  intro: 'What to do when something went wrong, and how long each step may take.',
  sections,
};
