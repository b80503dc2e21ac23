import { facts } from '#facts.text.js';
import { helpLine, supportEmail } from '#prose/prose.js';
import type { Topic } from './find-questions.js';

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
              what: 'Ask for it',
              text: `Call ${helpLine} or write to ${supportEmail}. It is for individual accounts, with net banking or a debit card.`,
            },
            { what: 'Set a limit', text: `At most ${facts.eMandateLimit}, and no less than your SIPs together.` },
            {
              what: 'Approve',
              within: facts.eMandateTime,
              text: 'You are led to your bank, approve there, and come back.',
            },
          ],
        },
      ],
    },
    {
      question: 'How does a paper mandate work?',
      answer: [
        `For limits up to ${facts.paperMandateLimit}, and for accounts that are not individual. Ask us for the form, sign it as the bank knows your signature, and send us a scan (JPEG or TIFF, less than ${facts.mandateScan}). Approval takes ${facts.paperMandateTime}.`,
      ],
    },
    {
      question: 'What do the states mean?',
      answer: [
        {
          points: [
            'Pending: something is left to do, such as the signed form.',
            'Processing: it lies with the bank.',
            'Approved: instalments can be paid from it.',
            'Rejected: the bank refused. Set up a new one; most often the signature or the name differs.',
          ],
        },
      ],
    },
    {
      question: 'What happens if there is not enough money on the day?',
      answer: [
        'That instalment is left out, and the SIP goes on with the next one. Your bank may charge you for the failed debit.',
      ],
    },
    {
      question: 'My mandate is not active yet. Can I invest?',
      answer: ['Yes: pay the first instalment or a lumpsum in another way, such as net banking or UPI.'],
    },
  ],
};
