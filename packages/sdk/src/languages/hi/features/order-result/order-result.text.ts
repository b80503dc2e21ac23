import type { Translation } from '@prosperx/core/language';
import type {
  resultText as englishResultText,
  receiptText as englishReceiptText,
  orderTableText as englishOrderTableText,
  orderResultText as englishOrderResultText,
} from '#features/order-result/order-result.text.js';

const PLACED = 'आपका ऑर्डर हो गया है।';
const RECEIVED = 'हमें आपकी रिक्वेस्ट मिल गई है और हम उस पर काम कर रहे हैं।';
const REFUND = 'अगर कोई रकम कटी है, तो वह आपके बैंक खाते में लौटा दी जाएगी।';
const NOTHING_BOUGHT = 'कोई यूनिट नहीं खरीदा गया।';

export const resultText: Translation<typeof englishResultText> = {
  said: {
    waiting_for_exchange: { title: RECEIVED, lines: ['एक्सचेंज के जवाब का इंतजार है। इसमें थोड़ा समय लगता है।'] },
    to_pay: { title: 'आपके ऑर्डर का पेमेंट बाकी है।', lines: ['यूनिट पेमेंट के बाद ही खरीदे जाते हैं।'] },
    to_confirm: { title: 'आपकी एसआईपी का OTP बाकी है।', lines: ['पुष्टि के बाद ही यह रजिस्टर होती है।'] },
    payment_failed: { title: 'आपका पेमेंट नहीं हो सका।', lines: [REFUND] },
    being_paid: { title: PLACED, lines: [RECEIVED, 'हमें आपके पेमेंट का इंतजार है। दो पहुंचे तो एक वापस हो जाएगा।'] },
    paid: { title: PLACED, lines: [RECEIVED, 'आपकी स्कीम 2 दिन बाद पोर्टफोलियो में दिखेगी।'] },
    allotted: { title: 'आपके यूनिट अलॉट हो गए हैं।', lines: ['वे आपके पोर्टफोलियो में हैं।'] },
    sip_registered: {
      title: 'आपकी एसआईपी रजिस्टर हो गई है।',
      lines: ['ऑर्डर के साथ कुछ नहीं कटा। हर किस्त अपनी तारीख पर ऑटोपे से कटती है।'],
    },
    refused: { title: 'आपका ऑर्डर नहीं लिया गया।', lines: [NOTHING_BOUGHT, REFUND] },
    expired: {
      title: 'आपका ऑर्डर एक्सपायर हो गया है।',
      lines: ['पेमेंट समय पर नहीं हुआ।', REFUND],
    },
    cancelled: { title: 'आपका ऑर्डर रद्द हो गया।', lines: [NOTHING_BOUGHT] },
  },
  instalmentsFailed: ({ failed, due, isOver }) => ({
    title: isOver
      ? `एसआईपी बंद हुई, ${failed} ${failed > 1 ? 'किस्तें नहीं गईं' : 'किस्त नहीं गई'}`
      : `एसआईपी की ${due} में से ${failed} ${failed > 1 ? 'किस्तें नहीं गईं' : 'किस्त नहीं गई'}`,
    lines: ['जो निवेश हुआ, वह आपके पोर्टफोलियो में है।', 'वजह नीचे हर किस्त के साथ दी गई है।'],
  }),
  neverConfirmed: {
    title: 'आपका ऑर्डर एक्सपायर हो गया है।',
    lines: ['OTP से समय पर पुष्टि नहीं हुई।', 'कुछ रजिस्टर नहीं हुआ और कुछ नहीं कटेगा।'],
  },
  endedDifferently: {
    title: 'आपका कोई ऑर्डर पूरा नहीं हुआ।',
    lines: [NOTHING_BOUGHT, 'वजह नीचे हर ऑर्डर के साथ दी गई है।'],
  },
  orderAgain: 'कृपया कार्ट में जाकर फिर ऑर्डर करें।',
  sipNote: 'एसआईपी के ऑर्डर किस्त की तारीख के 2 दिन बाद आपके पोर्टफोलियो में दिखते हैं।',
  retry: 'फिर पेमेंट करें',
  pay: 'पेमेंट करें',
  confirm: 'OTP से पुष्टि करें',
  sips: 'एसआईपी देखें',
  sipOver: { title: 'यह एसआईपी बंद हो चुकी है।', lines: ['इसकी किस्तों का क्या हुआ, नीचे देखें।'] },
  seePayment: 'पेमेंट देखें',
  goToCart: 'कार्ट में जाएं',
  home: 'होम पर जाएं',
  portfolio: 'पोर्टफोलियो देखें',
  orderNumber: (number) => `ऑर्डर नंबर ${number}`,
};

export const receiptText: Translation<typeof englishReceiptText> = {
  title: 'पेमेंट की रसीद',
  total: 'कुल',
  mode: 'पेमेंट का तरीका',
  reference: 'पेमेंट रेफरेंस',
  bankReference: 'बैंक रेफरेंस',
  utr: 'UTR नंबर',
  cheque: 'चेक नंबर',
  received: 'कब मिला',
  awaited: 'इंतजार है',
  refund: 'रिफंड',
  refundOf: (amount, sentOn) => `${amount}, ${sentOn === null ? 'लौटाए जा रहे हैं' : `${sentOn} को भेजे गए`}`,
  units: 'यूनिट कब तक',
  unitsLater: 'पैसा पहुंचने के एक कामकाजी दिन बाद',
  download: 'रसीद डाउनलोड करें (PDF)',
  print: 'प्रिंट करें',
};

export const orderTableText: Translation<typeof englishOrderTableText> = {
  orders: 'ऑर्डर',
  scheme: 'स्कीम',
  type: 'प्रकार',
  amount: 'रकम',
  status: 'स्थिति',
  sip: 'एसआईपी',
  lumpsum: 'एकमुश्त',
  progressOf: (fund, type) => `${fund}, ${type}: कहां तक पहुंचा`,
};

export const orderResultText: Translation<typeof englishOrderResultText> = {
  none: 'कोई ऑर्डर नहीं मिला!',
  portfolio: 'पोर्टफोलियो देखें',
  logIn: 'अपने ऑर्डर देखने के लिए कृपया लॉग इन करें',
  unknown: 'हम आपके ऑर्डर लोड नहीं कर सके। वे सुरक्षित हैं; थोड़ी देर में फिर कोशिश करें।',
};
