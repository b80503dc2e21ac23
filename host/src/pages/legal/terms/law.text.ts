import { helpLine, type Section, supportEmail } from '#prose/prose.js';
import { operator } from '#site.js';

/** Template for the operator's lawyer: sections 14 to 19 of the terms of use. */
export const lawTerms: readonly Section[] = [
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
      'If something went wrong, tell us first. The steps, and how long each may take, stand under [grievance redressal](/grievance-redressal). A complaint is closed when you have not answered our question about it for 2 weeks.',
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
      'We may change these terms. The date above says when that was done last; a change that takes something from you is announced before it holds. You can stop using ProsperX at any time: your units stay with the fund house, in your name. We can end an account that breaks these terms.',
      `Questions about them: ${helpLine}, ${operator.helpLineHours}, or ${supportEmail}.`,
    ],
  },
];
