import { facts } from '#facts.text.js';
import { helpLine, type Section, supportEmail } from '#prose/prose.js';
import { operator } from '#site.js';

/** Template for the operator's lawyer. */
const sections: readonly Section[] = [
  {
    id: 'information',
    title: 'Information we collect',
    blocks: [
      'We collect what investing in mutual funds needs, and no more:',
      {
        points: [
          'Who you are: name, mobile number, email, address, date of birth, gender, and PAN with its KYC status.',
          'What the rules ask for: occupation, income range, tax status, place of birth, tax residence, tax numbers of other countries, whether you are politically exposed, the last four digits of your Aadhaar number, your signature, and your nominees.',
          'Your bank account: number, IFSC, type, and the picture of a cancelled cheque.',
          'What you do here: answers of the risk questionnaire, cart, orders, mandates, holdings and transactions, your goals, the funds you watch and the new fund offers we remind you of.',
          'What you hold elsewhere, if you import a statement: schemes, folios, units, values and, if you ask for it, transactions. Your device reads the file, which never reaches us.',
          'What your device tells us: network address, time and kind of each request, under a request number and without what you typed; and when you logged in with which browser and system.',
        ],
      },
      'The full Aadhaar number goes once to the service that checks it. We do not keep it.',
    ],
  },
  {
    id: 'use',
    title: 'How we use it',
    blocks: [
      {
        points: [
          'to open your account, check your KYC and your bank account, and keep your profile right;',
          'to carry out orders, payments, mandates and redemptions, and to report on them;',
          'to send OTPs, confirmations and notices about your account by email and SMS, and by WhatsApp if you agreed to it, such as when your email or your nominees are changed;',
          'to answer you when you call or write;',
          'to keep the service safe, and to meet what the law and the regulator ask of us.',
        ],
      },
      'We do not sell it, and we do not use it for advertising by others.',
    ],
  },
  {
    id: 'eligibility',
    title: 'Whose information it is',
    blocks: [
      'ProsperX is for people aged 18 or older, in India. We keep information about a minor only where a guardian gives it to invest for that minor. Information about a nominee or a guardian is given by you: please make sure that they know.',
    ],
  },
  {
    id: 'sharing',
    title: 'Who we share it with',
    blocks: [
      'Each of these gets only what its part needs:',
      {
        points: [
          'the exchange, the fund houses and their registrars, who carry out your orders;',
          'KYC agencies and identity services, who confirm who you are;',
          'banks and payment services, who move the money and run mandates;',
          'your advisor, if you have one: your profile, with PAN, account and ID numbers partly hidden, your nominees, orders, investments here and the statements you imported. You can end this in your profile;',
          'services that send messages or keep files for us, under contract and for this purpose alone;',
          'authorities and courts, where the law obliges us.',
        ],
      },
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies and storage in your browser',
    blocks: [
      `One cookie holds your session; it ends when you log out, and after ${facts.idle} without activity. Another remembers for a year after your last login that you have logged in on this device, so that wrong passwords typed elsewhere do not keep you out. Others remember through which advisor you came and tell your cart from those of others. Your browser also keeps, on your device alone, the funds you searched for last, those you watch until you log in (longer where your watchlist has no room for them), how you paid last, whether amounts are hidden, and until you close the page the funds you compare and what you have typed into the steps of opening an account.`,
      'You can clear or block them in your browser. Without the session cookie you cannot log in.',
    ],
  },
  {
    id: 'confidentiality',
    title: 'Confidentiality',
    blocks: [
      'Only people who need it for their work see your information, and each of them is bound to keep it confidential. We show account and mobile numbers in part. We never ask for your password or an OTP.',
    ],
  },
  {
    id: 'protection',
    title: 'How we protect it',
    blocks: [
      'Information travels encrypted. PAN, mobile and account numbers are also kept encrypted, and passwords and OTPs in a form from which they cannot be read back. What happens to an account is written into a log that cannot be changed unnoticed.',
      'No system is perfectly safe. If your information is ever exposed, we tell you and the authorities as the law provides.',
    ],
  },
  {
    id: 'consent',
    title: 'Your consent, and your choices',
    blocks: [
      'By giving us information you agree to its use as described here. You can see your [profile](/profile/personal-info) at any time and correct your contact details and nominees in it. There, under “Your data”, you can also download a copy of all that we keep about you, and ask for your account to be deleted. You can ask us to correct what is wrong, or take your consent back.',
      'If you take it back we stop what depended on it, which may mean that you can no longer invest here.',
    ],
  },
  {
    id: 'retention',
    title: 'How long we keep it',
    blocks: [
      `We keep your information as long as you have your account. When you ask for its deletion, you are logged out, and the account is deleted ${facts.deletion} later; until then you can log in and keep it. We tell you when it is done.`,
      {
        points: [
          'If you never invested or paid here, all that we keep about you is deleted.',
          `If you did, the law requires us to keep the records of it for ${facts.recordsKept}: orders, payments, units, mandates and bank account, your name, PAN, date of birth, address and mobile number, what you declared under FATCA (place of birth, tax residence, tax numbers, and whether you are politically exposed), pictures, risk answers, and what you agreed to. Nobody can log in to the account any more. Your password, email, nominees, cart, occupation, income range and the digits of your Aadhaar number are deleted. After ${facts.recordsKept} the rest is deleted too.`,
          'The log of what happened to accounts is kept for good; it holds our own numbers, and no name. Backup copies are overwritten in time.',
        ],
      },
    ],
  },
  {
    id: 'grievances',
    title: 'Grievance redressal',
    blocks: [
      `If you think that your information was handled wrongly, write to the grievance officer at ${supportEmail}, or call ${helpLine}, ${operator.helpLineHours}. Say what happened, when, and what would put it right.`,
      'We then follow the steps and times described under [grievance redressal](/grievance-redressal#process).',
    ],
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    blocks: [
      'When we change this policy, the date above changes with it. Before a change that affects you, we tell you by email or when you log in. The policy belongs to the [terms of use](/terms-conditions).',
    ],
  },
];

export const privacyText = {
  id: 'privacy',
  title: 'Privacy policy',
  intro: 'What we know about you, why, who else sees it, and what you can do about it.',
  sections,
};
