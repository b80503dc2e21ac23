import type { Translation } from '@prosperx/core/language';
import type { riskProfileText as english } from '#domain/risk/risk.text.js';

export const riskProfileText: Translation<typeof english> = {
  introTitle: 'તમને કેટલું જોખમ અનુકૂળ છે?',
  intro: (count) =>
    `તમારી આવક, બચત અને લક્ષ્યો વિશે ${count} નાના પ્રશ્નો. જવાબો સાથે સાથે સેવ થતા જાય છે; તમે પછી પણ પાછા આવી શકો છો.`,
  resumed: (answered, count) => `${count}માંથી ${answered} પ્રશ્નોના જવાબ આપ્યા છે. બાકી રહેલા પ્રશ્નથી આગળ વધો.`,
  begin: 'ચાલો શરૂ કરીએ',
  question: (at, count) => `${count}માંથી પ્રશ્ન ${at}`,
  previous: 'પાછળ',
  next: 'આગળ',
  submit: 'સબમિટ કરો',
  notSaved: 'આ જવાબ હજી સેવ થયો નથી.',
  retry: 'ફરી પ્રયાસ કરો',
  failedTitle: 'પ્રશ્નો બતાવી શકાયા નથી',
  gauge: (name, at, count) => `જોખમ વર્ગ, ${count}માંથી ${at}: ${name}`,
  level: (at, count) => `${count}માંથી વર્ગ ${at}`,
  advisorsAnswers: {
    count: 'આ જવાબો સલાહકારે આપ્યા છે. રોકાણકાર પોતે જવાબ ન આપે ત્યાં સુધી આ જવાબો ગણાશે.',
    wait: 'આ પછી સલાહકારે પ્રશ્નોના જવાબ આપ્યા છે. રોકાણકાર ફરી જવાબ ન આપે ત્યાં સુધી તેમના પોતાના જવાબો જ ગણાશે.',
  },
  suggested: 'તમને અનુકૂળ ફંડ કેટેગરી',
  suggestedNote: 'આ ફક્ત શરૂઆત છે, રોકાણની સલાહ નથી.',
  retakeLink: 'ફરી જવાબ આપો',
  retakeButton: 'ફરી જવાબ આપો',
  toNextPage: 'આગળ વધો',
  awaiting: '*તમારા કાર્ટને મંજૂરી મળવાની બાકી છે.',
};
