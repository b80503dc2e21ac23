import { helpLine, supportEmail } from '#prose/prose.js';
import { operator } from '#site.js';
import type { Question } from './find-questions.js';

const desk = `call ${helpLine}, ${operator.helpLineHours}, or write to ${supportEmail}`;

/** How what is kept of a person is changed, copied and deleted. */
export const accountQuestions: readonly Question[] = [
  {
    question: 'How do I change my e-mail or address?',
    answer: [
      'In your [profile](/profile/personal-info), under Edit Personal Details. An OTP to your mobile confirms it, and we tell you of it at the old and at the new e-mail address.',
    ],
  },
  {
    question: 'How do I change my mobile number?',
    answer: [
      `You sign in with it, so that it is not changed online: ${desk}. We ask for a proof of who you are. If you have an advisor, he can do it with you.`,
    ],
  },
  {
    question: 'How do I change my bank account?',
    answer: [
      'Until you are registered with the exchange, in the [bank details](/profile/bank-details) of your account opening.',
      `After that it is changed on paper, with a cancelled cheque of the new account: ask your advisor. Without an advisor, ${desk}.`,
    ],
  },
  {
    question: 'How do I add or change a nominee?',
    answer: [
      'In your [profile](/profile/nominee-info), under Nominee Details. You confirm it with an OTP; the nominees that you name replace those from before.',
    ],
  },
  {
    question: 'Something was changed, and it was not me. What now?',
    answer: [`At once, ${desk}. Then change your password with “Forgot Password?” at the login.`],
  },
  {
    question: 'How do I get a copy of my data?',
    answer: [
      'In your [profile](/profile/personal-info), under Your data: “Download my data” gives you all that we keep about you, and “Account opening form (PDF)” the form as the exchange gets it.',
    ],
  },
  {
    question: 'How do I delete my account?',
    answer: [
      'In your [profile](/profile/personal-info), under Your data: “Request deletion”, confirmed with an OTP. Redeem your units, stop your SIPs and let open orders end before. What you bought stays on record as long as the law asks.',
    ],
  },
];
