import type { Translation } from '@prosperx/core/language';
import type { paymentEndText as english } from '#records/order/payment-end.text.js';

export const paymentEndText: Translation<typeof english> = {
  silentBank: 'आपके बैंक ने समय पर पेमेंट की पुष्टि नहीं की।',
  noTransfer: 'इस UTR नंबर का ट्रांसफर समय पर नहीं पहुंचा।',
  noCheque: 'चेक समय पर क्लियर नहीं हुआ।',
  notStarted: 'पेमेंट समय पर शुरू नहीं हो सका। कोई पैसा नहीं कटा।',
  mandateOver: 'डेबिट से पहले ही ऑटोपे मैंडेट खत्म हो गया था। कोई पैसा नहीं कटा।',
  withdrawn: 'पैसा पहुंचने से पहले इसे रद्द कर दिया गया।',
  countedBefore: 'यह ट्रांसफर या चेक पहले ही दूसरे ऑर्डर में लग चुका है।',
};
