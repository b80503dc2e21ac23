import type { Translation } from '@prosperx/core/language';
import type {
  partsText as englishPartsText,
  toolsText as englishToolsText,
  todaysMoneyText as englishTodaysMoneyText,
  yearsTableText as englishYearsTableText,
} from '#domain/calculator/tools.text.js';

export const partsText: Translation<typeof englishPartsText> = { parts: ['మీ పెట్టుబడి', 'మీ లాభం'] };

export const toolsText: Translation<typeof englishToolsText> = {
  indicative: 'ఇవి అంచనాలు మాత్రమే.',
  readMore: 'మరింత చదవండి',
  readLess: 'తక్కువ చూపండి',
  keepAsGoal: 'మీ ఫోలియోలు, సిప్‌లతో లక్ష్యంగా సేవ్ చేయండి',
  names: { today: 'నేటి డబ్బు విలువలో', years: 'ఏడాదివారీగా', fund: 'నిజమైన ఫండ్‌లో' },
};

export const todaysMoneyText: Translation<typeof englishTodaysMoneyText> = {
  inflation: 'ధరల పెరుగుదల',
  buys: (inflation, amount, years, today) => [
    'ఏడాదికి ',
    inflation,
    ' ద్రవ్యోల్బణంతో, ',
    amount,
    `కు ${years} కొనగలిగేది, ఈరోజు `,
    today,
    'కే కొనవచ్చు.',
  ],
  after: (years) => `${years} గడిచాక`,
  now: 'ఇప్పుడు',
  real: (inflation, real) => ['ఏడాదికి ', inflation, ' ద్రవ్యోల్బణం తీసేస్తే, అది ఏడాదికి ', real, ' మాత్రమే.'],
};

export const yearsTableText: Translation<typeof englishYearsTableText> = {
  today: 'నేటి డబ్బు విలువలో',
  copy: 'పట్టికను కాపీ చేయండి',
  save: 'CSVగా సేవ్ చేయండి',
};
