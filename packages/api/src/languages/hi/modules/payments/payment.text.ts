import type { Translation } from '@prosperx/core/language';
import type {
  paymentEndText as englishPaymentEndText,
  paymentPageText as englishPaymentPageText,
} from '#modules/payments/payment.text.js';

const silentBank = 'आपके बैंक ने समय पर पेमेंट की पुष्टि नहीं की।';

export const paymentEndText: Translation<typeof englishPaymentEndText> = {
  tooLate: {
    netBanking: silentBank,
    upi: silentBank,
    mandate: silentBank,
    neft: 'इस UTR नंबर का ट्रांसफर समय पर नहीं पहुंचा।',
    cheque: 'चेक समय पर क्लियर नहीं हुआ।',
  },
  notStarted: 'पेमेंट समय पर शुरू नहीं हो सका। कोई पैसा नहीं कटा।',
  withdrawn: 'पैसा पहुंचने से पहले इसे रद्द कर दिया गया।',
  countedBefore: 'यह ट्रांसफर या चेक पहले ही दूसरे ऑर्डर में लग चुका है।',
};

export const paymentPageText: Translation<typeof englishPaymentPageText> = {
  connecting: 'आपके बैंक से जोड़ रहे हैं',
  wait: 'इसमें कुछ सेकंड लगते हैं। कृपया यह पेज बंद न करें; पैसा दो बार नहीं कटेगा।',
  next: 'आगे बढ़ें',
  over: 'आप यह विंडो बंद कर सकते हैं',
  closeWindow: 'उस पेज पर लौटें, जहां आपने पेमेंट किया। वहां पेमेंट की स्थिति दिखती है।',
  notFound: 'पेमेंट नहीं मिला।',
  home: 'ProsperX पर वापस',
};
