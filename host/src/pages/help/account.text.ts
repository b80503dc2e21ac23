import { facts } from '#facts.text.js';
import { helpLine, supportEmail } from '#prose/prose.js';
import { operator } from '#site.js';
import type { Question, Topic } from './help.lazy.js';

export const assistedSalesTopic: Topic = {
  id: 'assisted-sales',
  title: 'The assisted sales model',
  questions: [
    {
      question: 'What does assisted sales mean?',
      answer: [
        'You invest by yourself, or with the help of an advisor. The advisor explains, prepares a cart and sends you a link; you look at it, confirm it with an OTP and pay from your own bank account.',
      ],
    },
    {
      question: 'What can an advisor do for me?',
      answer: [
        {
          points: [
            'choose funds with you and put them into your cart, or send you a proposal;',
            'prepare what you then approve: redemptions, switches, changes of SIPs, contact details, nominees or bank account, and your account opening;',
            'share links with you: to pay, to set up a mandate, to a new fund offer, a calculator or your portfolio;',
            'see your profile, with PAN, account and ID numbers partly hidden, your investments, orders and the statements that you imported.',
          ],
        },
      ],
    },
    {
      question: 'What can an advisor not do?',
      answer: [
        'They cannot confirm an order, a redemption or a change to your profile: each needs the OTP sent to your mobile. They cannot take your money either. Never share an OTP, and never pay an advisor for units.',
      ],
    },
    {
      question: 'How do I know who my advisor is?',
      answer: ['When you open a shared link, their name appears under “Your advisor” at the top of the page.'],
    },
    {
      question: 'What does it cost me?',
      answer: [
        'Nothing extra. On a regular plan the fund house pays us a commission out of the expenses of the scheme, which its documents state; on a direct plan it pays none. The page of each scheme says which it is.',
      ],
    },
    {
      question: 'It says “User mapped to other agent”. What does that mean?',
      answer: [
        'Your mobile number belongs to a customer of another advisor. Log in through a link of that advisor, or see [change of broker](/help#change-of-broker).',
      ],
    },
  ],
};

export const statementsTopic: Topic = {
  id: 'statements',
  title: 'Consolidated statements',
  questions: [
    {
      question: 'What is a consolidated account statement?',
      answer: [
        'One statement (CAS) of all your mutual fund folios under your PAN, whoever sold them to you. The registrars of the fund houses and the depositories send it.',
      ],
    },
    {
      question: 'How do I get one?',
      answer: [
        {
          steps: [
            {
              what: 'Ask for it',
              text: 'On the site of a registrar (CAMS or KFintech) or of MF Central, with your PAN and the email of your folios.',
            },
            { what: 'Choose', text: 'The detailed statement, and the period. You set a password for the file.' },
            { what: 'Receive it', text: 'It comes to the email that the fund houses know, as a PDF.' },
          ],
        },
      ],
    },
    {
      question: 'Can I see here what I hold elsewhere?',
      answer: [
        'Yes: “Import statement” on your portfolio. Your device reads the PDF, which stays there with its password.',
      ],
    },
    {
      question: 'It does not arrive. What can I do?',
      answer: [
        'Usually the email is not the one in your folios. Ask the fund house to change it, or try the older address.',
      ],
    },
    {
      question: 'Why does my portfolio here differ from the statement?',
      answer: [
        'The portfolio here shows what you bought through us, at the latest NAV. The statement also holds folios from elsewhere, at the NAV of its own date. For what you bought here, the statement of the fund house counts.',
        `If something is missing, send us the folio number: ${supportEmail}.`,
      ],
    },
  ],
};

const desk = `call ${helpLine}, ${operator.helpLineHours}, or write to ${supportEmail}`;

const securityTab = '[profile](/profile/personal-info), under Login and Security';

/** How one keeps others out. */
const securityQuestions: readonly Question[] = [
  {
    question: 'How do I make my login safer?',
    answer: [
      {
        points: [
          'Ask for an OTP at each login, or on a new device, as well as your password. If you forget your password, we then ask for a code from your email, or for a passkey, in addition to the OTP.',
          'Add a passkey: you log in with your fingerprint, face or screen lock, without a password or an OTP.',
          'Change your password there, with the current one. You are then logged out everywhere else.',
        ],
      },
      `You find all of it in your ${securityTab}.`,
    ],
  },
  {
    question: 'Who is logged in to my account, and on which devices?',
    answer: [
      `Your ${securityTab}, lists who is logged in now and the devices that you have used. You can log each out, or remove it; “Log out everywhere else” ends all but this one. We write to you by email and SMS when a new device logs in.`,
    ],
  },
  {
    question: 'Why are my PAN and other numbers partly hidden?',
    answer: [
      'So that nobody who looks over your shoulder, or finds your session open, reads them. In your [profile](/profile/personal-info), press “Show” for your PAN and date of birth, and “Show ID numbers” for those of your [nominees](/profile/nominee-info). Your advisor sees them hidden only.',
    ],
  },
  {
    question: 'Can I get messages by WhatsApp?',
    answer: [
      `Yes, where we offer it: switch it on in your ${securityTab}. Notifications then come by WhatsApp in place of SMS. OTPs never do: whoever asks you for an OTP by WhatsApp is not us. You can switch it off there too.`,
    ],
  },
];

/** How what is kept of a person is changed, copied and deleted. */
export const accountQuestions: readonly Question[] = [
  ...securityQuestions,
  {
    question: 'How do I change my email or address?',
    answer: [
      'In your [profile](/profile/personal-info), under Edit Personal Details. An OTP to your mobile confirms it, and we write to both the old and the new email address.',
    ],
  },
  {
    question: 'How do I change my mobile number?',
    answer: [
      `Because you log in with it, it is not changed online: ${desk}. We ask for proof of who you are. If you have an advisor, they can help you.`,
    ],
  },
  {
    question: 'How do I change my bank account?',
    answer: [
      'Until you are registered with the exchange, in the [bank details](/profile/bank-details) of your account opening.',
      `After that in your [profile](/profile/bank-info), under Bank Details: add another account, or replace yours. Your bank confirms the name on it, and you confirm the change with an OTP. We ask for a cancelled cheque only if the names do not match or your bank does not answer; we then check it before anything changes.`,
      `You can pay from the new account at once. For your safety, redemptions go to a new default account ${facts.bankCooling} after it was verified. AutoPay mandates and their SIPs stay on the account they were set up for.`,
    ],
  },
  {
    question: 'How do I add or change a nominee?',
    answer: [
      'In your [profile](/profile/nominee-info), under Nominee Details. You confirm it with an OTP; the nominees that you name replace the earlier ones.',
    ],
  },
  {
    question: 'Something was changed, and it was not me. What now?',
    answer: [
      `At once, ${desk}. Then change your password, and log out everywhere else, in your ${securityTab}, or with “Forgot Password?” at the login.`,
    ],
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
      'In your [profile](/profile/personal-info), under Your data: “Request deletion”, confirmed with an OTP. Before that, redeem your units, stop your SIPs and let open orders end.',
      `Your account is deleted ${facts.deletion} later, and we tell you then. Until that day you can log in and choose “Keep my account”. If you invested or paid here, the law requires us to keep the records of it for ${facts.recordsKept}; the rest is deleted. See the [privacy policy](/privacy-policy#retention).`,
    ],
  },
];
