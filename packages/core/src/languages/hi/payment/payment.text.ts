import { formatMoney } from '#format/index.js';
import type { Translation } from '#language/index.js';
import { UPI_LIMIT } from '#payment/instrument.js';
import type {
  paymentModeText as englishPaymentModeText,
  refundText as englishRefundText,
  paymentErrorText as englishPaymentErrorText,
} from '#payment/payment.text.js';

export const paymentModeText: Translation<typeof englishPaymentModeText> = {
  upi: 'UPI',
  netBanking: 'नेट बैंकिंग',
  mandate: 'वन टाइम मैंडेट',
  neft: 'NEFT या RTGS',
  cheque: 'चेक',
};

export const refundText: Translation<typeof englishRefundText> = {
  amount_differs: 'मिली हुई रकम देय रकम से अलग थी; पूरी रकम आपके बैंक खाते में लौटाई जाएगी।',
  paid_already: 'इसका पेमेंट पहले हो चुका था; यह पैसा आपके बैंक खाते में लौटाया जाएगा।',
  order_over: 'पैसा ऑर्डर बंद होने के बाद आया; यह आपके बैंक खाते में लौटाया जाएगा।',
  order_refused: 'ऑर्डर पूरा नहीं हुआ; पैसा आपके बैंक खाते में लौटाया जाएगा।',
  amount_differs_sent: 'मिली हुई रकम देय रकम से अलग थी; पूरी रकम आपके बैंक खाते में लौटा दी गई।',
  paid_already_sent: 'इसका पेमेंट पहले हो चुका था; यह पैसा आपके बैंक खाते में लौटा दिया गया।',
  order_over_sent: 'पैसा ऑर्डर बंद होने के बाद आया; यह आपके बैंक खाते में लौटा दिया गया।',
  order_refused_sent: 'ऑर्डर पूरा नहीं हुआ; पैसा आपके बैंक खाते में लौटा दिया गया।',
};

export const paymentErrorText: Translation<typeof englishPaymentErrorText> = {
  payment_mode_required: 'कृपया पेमेंट का तरीका चुनें।',
  payment_mode_unavailable: 'पेमेंट का यह तरीका यहां उपलब्ध नहीं है। कृपया दूसरा चुनें।',
  vpa_required: 'कृपया UPI ID डालें',
  vpa_invalid: 'कृपया सही UPI ID डालें, जैसे name@bank',
  upi_limit: `UPI से एक बार में ${formatMoney(UPI_LIMIT, 0)} तक ही दे सकते हैं। कृपया पेमेंट का दूसरा तरीका चुनें।`,
  utr_required: 'कृपया UTR नंबर डालें',
  utr_invalid: 'कृपया सही UTR नंबर डालें: अक्षर से शुरू होने वाले 16 या 22 कैरेक्टर, जैसे ABCD123456789012, या IMPS के 12 अंक',
  utr_used: 'यह UTR नंबर पहले किसी दूसरे पेमेंट में इस्तेमाल हो चुका है',
  cheque_number_invalid: 'कृपया सही चेक नंबर डालें',
  cheque_used: 'यह चेक पहले किसी दूसरे पेमेंट में इस्तेमाल हो चुका है',
  cheque_date_required: 'कृपया चेक पर लिखी तारीख डालें',
  cheque_date_too_old: 'चेक 70 दिन से ज्यादा पुराना नहीं हो सकता',
  cheque_clears_late: 'चेक इस एनएफओ के बंद होने के बाद क्लियर हो सकता है। कृपया पेमेंट का दूसरा तरीका चुनें।',
  cheque_date_in_future: 'चेक की तारीख आगे की नहीं हो सकती',
};
