import { helpLine, supportEmail } from '#prose/prose.js';
import { operator } from '#site.js';
import type { Topic } from './find-questions.js';

export const changeOfBrokerTopic: Topic = {
  id: 'change-of-broker',
  title: 'Change of broker',
  questions: [
    {
      question: 'What is a change of broker?',
      answer: [
        'Each folio names the distributor who looks after it, by his ARN. A change of broker writes another ARN into it. Units, NAV and dates of purchase stay what they are; nothing is sold.',
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
              what: 'Fill the form',
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
        'In the same way, with the ARN of the other distributor. For another advisor within ProsperX, write to us from your registered e-mail. You owe nobody a reason, and there is no fee.',
      ],
    },
    {
      question: 'What becomes of my running SIPs?',
      answer: [
        'They go on. Instalments that were registered before may still carry the former ARN; if you want all of them under the new one, stop the SIP and start it anew.',
      ],
    },
  ],
};
