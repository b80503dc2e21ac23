import type { Translation } from '@prosperx/core/language';
import type { advisorAnswersText as english } from '#pages/home/advisor-answers.text.js';

export const advisorAnswersText: Translation<typeof english> = {
  answersTitle: 'உங்கள் முன்மொழிவுகளுக்கான பதில்கள்',
  customerApproved: (name, approved, items) => `${name} ${items} இல் ${approved} உருப்படிகளை அங்கீகரித்தார்.`,
  customerDeclined: (name) => `${name} முன்மொழிவை நிராகரித்தார்.`,
  openAccount: 'கணக்கைத் திற',
};
