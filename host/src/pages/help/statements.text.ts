import { supportEmail } from '#prose/prose.js';
import type { Topic } from './find-questions.js';

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
              text: 'On the site of a registrar (CAMS or KFintech) or of MF Central, with your PAN and the e-mail of your folios.',
            },
            { what: 'Choose', text: 'The detailed statement, and the period. You set a password for the file.' },
            { what: 'Receive it', text: 'It comes to the e-mail that the fund houses know, as a PDF.' },
          ],
        },
      ],
    },
    {
      question: 'It does not arrive. What can I do?',
      answer: [
        'Most often the e-mail is not the one in your folios. Ask the fund house to change it, or try the older address.',
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
