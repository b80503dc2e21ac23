import type { Topic } from './find-questions.js';

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
            'choose funds with you and put them into your cart;',
            'share links with you: to pay, to set up a mandate, to a new fund offer, a calculator or your portfolio;',
            'see your investments through him, so that he can help you with them.',
          ],
        },
      ],
    },
    {
      question: 'What can an advisor not do?',
      answer: [
        'He cannot confirm an order, a redemption or a change of your profile: these need the OTP on your mobile. He cannot take your money either. Never pass an OTP on, and never pay an advisor for units.',
      ],
    },
    {
      question: 'How do I know who my advisor is?',
      answer: ['When you come by a shared link, the name stands under “Your advisor” at the top of the page.'],
    },
    {
      question: 'What does it cost me?',
      answer: [
        'Nothing on top. On a regular plan the fund house pays us a commission out of the expenses of the scheme, which its documents state; on a direct plan it pays none. The page of each scheme says which it is.',
      ],
    },
    {
      question: 'It says “User mapped to other agent”. What does that mean?',
      answer: [
        'Your mobile number belongs to the customers of another advisor. Sign in through a link of that advisor, or see [change of broker](/help#change-of-broker).',
      ],
    },
  ],
};
