import type { Translation } from '@prosperx/core/language';
import type {
  calculatorShareText as englishCalculatorShareText,
  shareWithCustomerText as englishShareWithCustomerText,
} from '#domain/calculator/calculator-share.text.js';

export const calculatorShareText: Translation<typeof englishCalculatorShareText> = {
  share: 'షేర్ చేయండి',
  withCustomer: 'కస్టమర్‌కు పంపండి',
  message: (summary, warning) => `${summary}. ఇవి అంచనాలు మాత్రమే. ${warning}`,
};

export const shareWithCustomerText: Translation<typeof englishShareWithCustomerText> = {
  title: 'కస్టమర్‌కు పంపండి',
  intro: 'ఈ ప్లాన్ మీ పేరుతో మీ కస్టమర్‌కు వెళ్తుంది; ఆసక్తి ఉంటే వారు తెలియజేయవచ్చు.',
  name: 'కస్టమర్ పేరు',
  mobile: 'కస్టమర్ మొబైల్ నంబర్',
  optional: 'తప్పనిసరి కాదు',
  next: 'తదుపరి',
  picture: (name) => (name === '' ? 'ప్లాన్, చిత్రంగా' : `${name} కోసం ప్లాన్, చిత్రంగా`),
  shared: 'ప్లాన్ షేర్ అయింది',
  failed: 'షేర్ చేయలేకపోయాం',
};
