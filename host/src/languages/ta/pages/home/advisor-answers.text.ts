import { NEWS_DAYS } from '@prosperx/core/agent';
import type { Translation } from '@prosperx/core/language';
import type { advisorAnswersText as english } from '#pages/home/advisor-answers.text.js';

export const advisorAnswersText: Translation<typeof english> = {
  answersTitle: 'உங்கள் வாடிக்கையாளர்களின் பதில்கள்',
  customerApproved: (name, approved, items) => `${items} முதலீடுகளில் ${approved}-க்கு ${name} ஒப்புதல் அளித்துள்ளார்.`,
  customerDeclined: (name) => `${name} முன்மொழிவை ஏற்கவில்லை.`,
  answered: (name, what, isApproved) => `${name} ${isApproved ? 'ஒப்புதல் அளித்துள்ளார்' : 'மறுத்துள்ளார்'}: ${what}`,
  cart: 'கார்ட்',
  request: 'கோரிக்கை',
  all: 'எல்லா முன்மொழிவுகள்',
  none: `கடந்த ${NEWS_DAYS} நாட்களில் எந்தப் பதிலும் வரவில்லை.`,
  openAccount: 'கணக்கைத் திறக்கவும்',
};
