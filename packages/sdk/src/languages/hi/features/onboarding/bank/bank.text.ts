import type { Translation } from '@prosperx/core/language';
import type { bankText as english } from '#features/onboarding/bank/bank.text.js';

export const bankText: Translation<typeof english> = {
  title: 'बैंक की जानकारी',
  intro: 'रिडेम्प्शन का पैसा इसी खाते में आता है और एसआईपी का पैसा इसी से कटता है।',
  cheque: 'कैंसिल चेक',
  chequeOffer: 'कैंसिल चेक से भरें',
  chequeNote: 'नीचे की जानकारी भर देता है',
  chequeNeeded: 'दिखाता है कि खाता आपका है',
  chequeRead: 'आपके चेक से पढ़ा गया',
  chequeReadOf: {
    bankAccountNumber: 'खाता नंबर भर दिया गया है। कृपया जांच लें।',
    ifscCode: 'IFSC भर दिया गया है। कृपया जांच लें।',
    both: 'खाता नंबर और IFSC भर दिए गए हैं। कृपया जांच लें।',
  },
  chequeUnread: 'हम खाता नंबर और IFSC नहीं पढ़ सके। कृपया उन्हें डालें।',
  chequeHint: 'साफ फोटो या स्कैन, जिसमें खाता नंबर, IFSC और आपका नाम दिखे',
  account: 'बैंक खाता नंबर',
  type: 'खाते का प्रकार',
  link: 'बैंक खाता जोड़ें',
  linked: 'खाता जुड़ गया!!',
  linkedBefore: 'यह खाता जुड़ा हुआ है',
  change: 'दूसरा खाता डालें',
  keep: 'जुड़ा हुआ खाता ही रखें',
  mismatch: 'नाम मेल नहीं खाते',
  onPan: (name) => `PAN: ${name}`,
  atBank: (name) => `बैंक: ${name}`,
  mismatchHelp: 'अगर दोनों नाम आपके हैं, तो आगे बढ़ें। नहीं, तो खाते की जानकारी ठीक करें।',
  bypass: 'बिना वेरिफिकेशन के जुड़ा',
  checkAgain: 'फिर वेरिफाई करें',
  howTitle: 'खाता कैसे वेरिफाई होता है',
  how: [
    { title: 'हम ₹1 जमा करते हैं', text: 'कोई शुल्क नहीं। यह आपके खाते में ही रहता है।' },
    { title: 'आपका बैंक नाम बताता है', text: 'यह PAN वाले नाम से मेल खाना चाहिए।' },
    { title: 'खाता जुड़ जाता है', text: 'इसमें कुछ सेकंड लगते हैं।' },
  ],
};
