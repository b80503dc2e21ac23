import type { Translation } from '@prosperx/core/language';
import type { bookText as english } from '#modules/book/book.text.js';

const sums = ['AUM (₹)', 'अकाउंट', 'एसआईपी', 'महीने की एसआईपी (₹)'] as const;

export const bookText: Translation<typeof english> = {
  title: 'ग्राहकों की बुक',
  advisor: 'सलाहकार',
  madeOn: 'कब बनी',
  asOf: 'किस दिन की वैल्यू',
  navsOf: (day) => `आखिरी एनएवी, सबसे नया ${day} का`,
  nothing: 'किसी ग्राहक के पास अभी यूनिट नहीं हैं।',
  none: 'अभी कुछ नहीं।',
  house: 'फंड हाउस के हिसाब से',
  category: 'कैटेगरी के हिसाब से',
  customer: 'ग्राहक के हिसाब से',
  months: 'महीने के हिसाब से',
  total: 'कुल',
  columns: { house: ['फंड हाउस', ...sums], category: ['कैटेगरी', ...sums], customer: ['ग्राहक', 'क्लाइंट कोड', ...sums] },
  monthColumns: [
    'महीना',
    'किस दिन की वैल्यू',
    'AUM (₹)',
    'खरीद (₹)',
    'रिडेम्प्शन (₹)',
    'स्विच इन (₹)',
    'स्विच आउट (₹)',
    'शुद्ध (₹)',
    'एसआईपी',
    'महीने की एसआईपी (₹)',
  ],
  monthsNote:
    'महीने का AUM उसके आखिर का है, आज के ग्राहकों का। खरीद और रिडेम्प्शन में से रिवर्सल घटाए गए हैं; पिछले महीनों की एसआईपी आज की रकम पर हैं।',
  most: (count, all) => `${all} में से सबसे ज्यादा निवेश वाले ${count} अकाउंट; बाकी CSV और XLSX फाइलों में हैं।`,
  page: (page, pages) => `${pages} में से पेज ${page}`,
};
