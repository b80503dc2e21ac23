import type { Translation } from '@prosperx/core/language';
import type { furtherText as english } from '#features/portfolio/further.text.js';

export const furtherText: Translation<typeof english> = {
  overTime: 'समय के साथ वैल्यू',
  hidden: 'रकम छिपाई गई है।',
  lineLabel: (invested, value, date) => `${date} को ${invested} के निवेश की वैल्यू ${value} है`,
  columns: ['तारीख', 'निवेश', 'वैल्यू'],
  invested: 'निवेश (मौजूदा होल्डिंग की कीमत)',
  value: 'वैल्यू',
  allocation: 'पैसा कहां-कहां लगा है',
  asset: 'एसेट',
  assets: { equity: 'इक्विटी', debt: 'डेट', other: 'बाकी (सोना, विदेश)' },
  now: 'अभी',
  target: 'सुझाव',
  targetNote: (profile) =>
    `आपकी रिस्क प्रोफाइल “${profile}” के लिए सुझाव। हर स्कीम की कैटेगरी से अनुमान; यह सिर्फ अंदाजा है, सलाह नहीं।`,
  noProfile: 'हर स्कीम की कैटेगरी से अनुमान। आपके लिए क्या ठीक है, उससे तुलना के लिए रिस्क प्रोफाइल बनाएं।',
  toProfile: 'रिस्क प्रोफाइल',
};
