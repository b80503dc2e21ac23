import type { Translation } from '@prosperx/core/language';
import type { paymentPageText as english } from '#modules/payments/payment.text.js';

export const paymentPageText: Translation<typeof english> = {
  connecting: 'आपके बैंक से जोड़ रहे हैं',
  wait: 'इसमें कुछ सेकंड लगते हैं। कृपया यह पेज बंद न करें। दो पेमेंट पहुंचे तो एक वापस हो जाएगा।',
  next: 'आगे बढ़ें',
  over: 'आप यह विंडो बंद कर सकते हैं',
  closeWindow: 'उस पेज पर लौटें, जहां आपने पेमेंट किया। वहां पेमेंट की स्थिति दिखती है।',
  notFound: 'पेमेंट नहीं मिला।',
  home: 'ProsperX पर वापस',
};
