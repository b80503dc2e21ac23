import { UNTIL_CANCELLED } from '@prosperx/core/cart';
import type { Translation } from '@prosperx/core/language';
import type {
  ordersToPayText as englishOrdersToPayText,
  orderSummaryText as englishOrderSummaryText,
} from '#features/order-summary/order-summary.text.js';

const orders = (count: number) => `${count} ऑर्डर`;

export const ordersToPayText: Translation<typeof englishOrdersToPayText> = {
  autoPayStep: '2 में से चरण 1: आगे की किस्तों के लिए ऑटोपे',
  autoPayLater: 'आप पहले पेमेंट करके इसे बाद में भी सेट कर सकते हैं।',
  paymentStep: '2 में से चरण 2: पेमेंट',
  intro: (count, date, ready, toConfirm) =>
    [
      `${date} के ${orders(count)}।`,
      ...(ready > 0 ? [`${ready} पेमेंट के लिए तैयार।`] : []),
      ...(toConfirm > 0 ? [`${toConfirm} का OTP बाकी।`] : []),
    ].join(' '),
  schemes: (count) => `${count} स्कीम`,
  folio: 'फोलियो',
  newFolio: 'नया',
  orderNumber: 'एक्सचेंज का ऑर्डर नंबर',
  secondInstalment: 'दूसरी किस्त',
  orderDate: 'ऑर्डर की तारीख',
  sipDate: 'एसआईपी की तारीख',
  duration: 'अवधि',
  durationOf: (months) =>
    months === null || months === UNTIL_CANCELLED ? 'रद्द करने तक' : `${months} ${months > 1 ? 'महीने' : 'महीना'}`,
  remarks: 'टिप्पणी',
  sipOn: (day) => (day === null ? 'एसआईपी' : `एसआईपी, ${day} तारीख`),
  lumpsum: 'एकमुश्त',
  lumpsums: (count) => `एकमुश्त, ${orders(count)}`,
  instalments: (count) => `एसआईपी की पहली किस्त, ${orders(count)}`,
  later: (count) => `बाद में हर महीने कटेगी, ${orders(count)}`,
  laterOnce: (count) => `बाद में एक बार कटेगी, ${orders(count)}`,
  firstInstalment: 'पहली किस्त',
  ifConfirmedToday: (date) => `${date}, आज पुष्टि करने पर`,
  total: 'कुल देय रकम',
  refusedTitle: (count) => (count > 1 ? `${count} ऑर्डर नहीं लिए गए` : 'एक ऑर्डर नहीं लिया गया'),
  refusedText: (count) => (count > 1 ? 'कुल रकम में वे शामिल नहीं हैं।' : 'कुल रकम में वह शामिल नहीं है।'),
  refusedBack: (count) =>
    count > 1
      ? 'वे फिर आपके कार्ट में डाल दिए गए, आप दोबारा कोशिश कर सकते हैं।'
      : 'वह फिर आपके कार्ट में डाल दिया गया, आप दोबारा कोशिश कर सकते हैं।',
  goToCart: 'कार्ट में जाएं',
  howToPay: 'पेमेंट कैसे करेंगे?',
  modes: {
    upi: 'UPI',
    netBanking: 'नेट बैंकिंग',
    mandate: 'वन टाइम मैंडेट',
    neft: 'NEFT या RTGS',
    cheque: 'चेक',
  },
  notes: {
    upi: ({ your }) => `${your} UPI ऐप में मंजूरी दें`,
    upiTooLarge: (limit) => `${limit} की लिमिट कुल रकम से कम है`,
    netBanking: (bank, { your }) => bank ?? `${your} बैंक के पेज पर मंजूरी दें`,
    mandate: (limit) => `लिमिट ${limit}, OTP डालते ही कटेगा`,
    mandateTooSmall: (limit) => `${limit} की लिमिट कुल रकम से कम है`,
    neft: 'ट्रांसफर करें, फिर UTR नंबर डालें',
    transferred: 'ट्रांसफर कर चुके हैं? आगे बढ़कर अगले पेज पर UTR नंबर डालें।',
    cheque: 'पूरी रकम का एक चेक',
    chequeClearsLate: 'यह एनएफओ के बंद होने के बाद क्लियर हो सकता है',
  },
  upiBy: 'मंजूरी कैसे देंगे',
  byApp: 'UPI ऐप या QR कोड',
  byId: 'UPI ID',
  upiOnNextPage: 'अगले पेज पर UPI ऐप चुनें, QR कोड स्कैन करें या अपनी UPI ID डालें।',
  vpa: 'UPI ID',
  vpaHint: 'जैसे name@bank',
  ownAccount: (bank) => `अपने नाम का खाता ही इस्तेमाल करें: ${bank}`,
  pay: 'पेमेंट की पुष्टि करें',
  codeBefore: ({ your }) => `पेमेंट से पहले हम ${your} मोबाइल पर OTP भेजेंगे`,
  codeRegistersToo: 'इसी OTP से वह एसआईपी भी रजिस्टर होती है, जिसका पैसा बाद में कटता है।',
  codeGiven: 'आपने अभी-अभी OTP से इन ऑर्डर की पुष्टि की है, इसलिए नए OTP की जरूरत नहीं है।',
  lastFailed: 'आपका पिछला पेमेंट नहीं हो सका',
  lastRefund: 'अगर कोई रकम कटी है, तो वह आपके बैंक खाते में लौटा दी जाएगी।',
  share: 'पेमेंट लिंक भेजें',
  shared: 'पेमेंट लिंक शेयर हो गया!!!',
  notShared: 'पेमेंट लिंक शेयर नहीं हो सका। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  toBank: 'आपके बैंक के पेज पर ले जा रहे हैं',
  starting: 'पेमेंट शुरू हो रहा है',
};

export const orderSummaryText: Translation<typeof englishOrderSummaryText> = {
  linkInvalid: 'यह पेमेंट लिंक सही नहीं है। कृपया भेजा गया लिंक फिर खोलें।',
  notFound: 'कोई ऑर्डर नहीं मिला!',
  failed: 'कुछ गड़बड़ हो गई। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  forbidden: 'माफ कीजिए! आपको यह पेज देखने की अनुमति नहीं है।',
  goHome: 'होम पेज पर जाएं',
  goToCart: 'कार्ट में जाएं',
  ownOrders: 'अपने ऑर्डर देखें',
  logIn: 'अपने ऑर्डर देखने के लिए कृपया लॉग इन करें',
};
