import type { Translation } from '@prosperx/core/language';
import type {
  paymentText as englishPaymentText,
  abandonedPaymentText as englishAbandonedPaymentText,
} from '#domain/payment/payment-state.text.js';

export const paymentText: Translation<typeof englishPaymentText> = {
  notFound: 'कोई ऑर्डर नहीं मिला!',
  goToCart: 'कार्ट में जाएं',
  failed: 'कुछ गड़बड़ हो गई। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  goHome: 'होम पेज पर जाएं',
  logIn: 'पेमेंट के लिए कृपया लॉग इन करें',
};

export const abandonedPaymentText: Translation<typeof englishAbandonedPaymentText> = {
  lateMoney:
    'अगर फिर भी कोई रकम कटती है, तो वह इन ऑर्डर में लगेगी, या इनका पेमेंट हो चुका हो या ये बंद हो चुके हों, तो आपके बैंक खाते में लौटा दी जाएगी।',
};
