import { facts } from '#facts.text.js';
import { helpLine, supportEmail } from '#prose/prose.js';
import { operator } from '#site.js';
import { accountQuestions } from './account.text.js';
import type { Topic } from './help.lazy.js';

export const helpText = {
  title: 'Help',
  intro: 'Answers by topic. Type a word, or choose a topic.',
  search: 'Search the answers',
  placeholder: 'Mandate, redeem, statement …',
  all: (count: number) => `${count} answers`,
  found: (count: number) => `${count} ${count === 1 ? 'answer' : 'answers'} found`,
  none: (words: string) => `No answer for “${words}”`,
  noneText: 'Try another word, or ask us.',
  contact: 'Contact us',
  still: 'Not answered?',
};

export const platformTopic: Topic = {
  id: 'platform',
  title: 'The platform',
  questions: [
    {
      question: 'What is ProsperX?',
      answer: [
        `A place to invest in mutual funds of many fund houses, in one account. It is offered by a mutual fund distributor registered with AMFI under ${operator.arn}.`,
      ],
    },
    {
      question: 'Who can invest here?',
      answer: [
        'Anyone aged 18 or older with a PAN and a bank account in India. A minor invests through a guardian. Funds are sold in India only.',
      ],
    },
    {
      question: 'How do I open an account?',
      answer: [
        {
          steps: [
            {
              what: 'Check your KYC',
              text: 'Log in with your mobile number and enter your PAN: you see your KYC status.',
            },
            { what: 'Personal details', text: 'Date of birth, email and address.' },
            {
              what: 'Bank details',
              text: `Account number and IFSC; a picture of a cancelled cheque only if the names do not match or your bank does not answer. We deposit ${facts.bankCheck}, free of cost, to check that the account is yours.`,
            },
            { what: 'Risk profile', text: 'A few questions that show which categories of funds fit you.' },
            {
              what: 'Occupation and nominees',
              text: `Up to ${facts.nominees} nominees, whose shares add up to 100%. An OTP confirms it all.`,
            },
            { what: 'Bank mandate', text: 'So that your bank can pay instalments. You can also do this later.' },
          ],
        },
      ],
    },
    {
      question: 'How do I log in, and what if I forgot my password?',
      answer: [
        'Enter your mobile number, then your password. With “Forgot Password?” you get an OTP and set a new one; if you chose an OTP at login, you also need a code from your email. Instead of a password you can use a passkey. If several profiles belong to your mobile, you choose one after that.',
      ],
    },
    {
      question: 'Why was I logged out?',
      answer: [`A session ends after ${facts.idle} without activity, so that nobody else continues where you stopped.`],
    },
    ...accountQuestions,
    {
      question: 'How can I pay?',
      answer: [
        'By net banking, UPI, NEFT or RTGS, cheque, or a bank mandate, always from a bank account in your profile. With a cheque, the NAV is that of the day on which it clears.',
      ],
    },
    {
      question: 'My payment failed. Where is my money?',
      answer: [
        'Any amount, if debited, will be refunded to your bank account. You can try again from the order summary. While a payment shows as processing, please wait and do not pay twice.',
      ],
    },
    {
      question: 'How do I reach somebody?',
      answer: [
        `Call ${helpLine}, ${operator.helpLineHours}, or write to ${supportEmail}. The [contact page](/contact-us) has it all; for complaints, see [grievance redressal](/grievance-redressal).`,
      ],
    },
  ],
};
