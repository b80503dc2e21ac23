import type { Translation } from '@prosperx/core/language';
import type { pendingOrderText as english } from '#domain/order/pending-order-dialog.text.js';

export const pendingOrderText: Translation<typeof english> = {
  title: 'जरा रुकिए!',
  waiting: (count) => (count > 1 ? `आपके ${count} ऑर्डर का पेमेंट बाकी है।` : 'आपके एक ऑर्डर का पेमेंट बाकी है।'),
  orders: 'पेमेंट बाकी वाले ऑर्डर',
  beingPaid: (count) => (count > 1 ? `इनमें से ${count} ऑर्डर का पेमेंट चल रहा है।` : 'इस ऑर्डर का पेमेंट चल रहा है।'),
  orderAnywayAdvice: 'फिर भी ऑर्डर किया, तो यह फंड दोबारा खरीदा जाएगा।',
  orderAnyway: 'फिर भी ऑर्डर करें',
  paymentUnderWay: 'पेमेंट चल रहा है',
  seePayment: 'पेमेंट देखें',
  advice: (count) =>
    count > 1
      ? 'इनका पेमेंट पूरा करें, या नया ऑर्डर करने से पहले इन्हें रद्द करें। रद्द करने पर सभी एक साथ रद्द होते हैं।'
      : 'इसका पेमेंट पूरा करें, या नया ऑर्डर करने से पहले इसे रद्द करें।',
  cancel: (count) => (count > 1 ? `ऑर्डर रद्द करें (सभी ${count})` : 'ऑर्डर रद्द करें'),
  continue: 'आगे बढ़ें',
};
