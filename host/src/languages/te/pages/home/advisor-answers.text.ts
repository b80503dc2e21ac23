import { NEWS_DAYS } from '@prosperx/core/agent';
import type { Translation } from '@prosperx/core/language';
import type { advisorAnswersText as english } from '#pages/home/advisor-answers.text.js';

export const advisorAnswersText: Translation<typeof english> = {
  answersTitle: 'మీ కస్టమర్ల సమాధానాలు',
  customerApproved: (name, approved, items) => `${name} ${items} పెట్టుబడుల్లో ${approved} ఆమోదించారు.`,
  customerDeclined: (name) => `${name} ప్రతిపాదనను తిరస్కరించారు.`,
  answered: (name, what, isApproved) => `${name} ${isApproved ? 'ఆమోదించారు' : 'తిరస్కరించారు'}: ${what}`,
  cart: 'కార్ట్',
  request: 'అభ్యర్థన',
  all: 'అన్ని ప్రతిపాదనలు',
  none: `గత ${NEWS_DAYS} రోజుల్లో ఏ సమాధానమూ రాలేదు.`,
  openAccount: 'ఖాతా తెరవండి',
};
