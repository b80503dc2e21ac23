import type { Translation } from '@prosperx/core/language';
import type {
  partsText as englishPartsText,
  toolsText as englishToolsText,
  todaysMoneyText as englishTodaysMoneyText,
  yearsTableText as englishYearsTableText,
} from '#domain/calculator/tools.text.js';

export const partsText: Translation<typeof englishPartsText> = { parts: ['तुमची गुंतवणूक', 'तुमचा नफा'] };

export const toolsText: Translation<typeof englishToolsText> = {
  indicative: 'हे आकडे केवळ अंदाज आहेत.',
  readMore: 'अधिक वाचा',
  readLess: 'कमी दाखवा',
  keepAsGoal: 'तुमच्या फोलिओ आणि एसआयपीसह हे उद्दिष्ट म्हणून ठेवा',
  names: { today: 'आजच्या किमतीत', years: 'वर्षानुसार', fund: 'खऱ्या फंडावर' },
};

export const todaysMoneyText: Translation<typeof englishTodaysMoneyText> = {
  inflation: 'किमतीतील वाढ',
  buys: (inflation, amount, years, today) => [
    'वार्षिक ',
    inflation,
    ' महागाई धरल्यास ',
    amount,
    ` मध्ये ${years} तेवढेच मिळेल, जेवढे आज `,
    today,
    ' मध्ये मिळते.',
  ],
  after: (years) => `${years} झाल्यावर`,
  now: 'आता',
  real: (inflation, real) => ['वार्षिक ', inflation, ' महागाई वजा केल्यास हा परतावा वार्षिक ', real, ' होतो.'],
};

export const yearsTableText: Translation<typeof englishYearsTableText> = {
  today: 'आजच्या किमतीत',
  copy: 'टेबल कॉपी करा',
  save: 'CSV म्हणून सेव्ह करा',
};
