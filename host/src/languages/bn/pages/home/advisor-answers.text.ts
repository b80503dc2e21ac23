import { NEWS_DAYS } from '@prosperx/core/agent';
import type { Translation } from '@prosperx/core/language';
import type { advisorAnswersText as english } from '#pages/home/advisor-answers.text.js';

export const advisorAnswersText: Translation<typeof english> = {
  answersTitle: 'আপনার গ্রাহকদের উত্তর',
  customerApproved: (name, approved, items) => `${name} ${items}টির মধ্যে ${approved}টি বিনিয়োগ অনুমোদন করেছেন।`,
  customerDeclined: (name) => `${name} প্রস্তাবে রাজি হননি।`,
  answered: (name, what, isApproved) => `${name} ${isApproved ? 'অনুমোদন' : 'প্রত্যাখ্যান'} করেছেন: ${what}`,
  cart: 'কার্ট',
  request: 'অনুরোধ',
  all: 'সব প্রস্তাব',
  none: `গত ${NEWS_DAYS} দিনে কোনো উত্তর আসেনি।`,
  openAccount: 'অ্যাকাউন্ট খুলুন',
};
