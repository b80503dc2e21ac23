import type { Translation } from '@prosperx/core/language';
import type { unpaidOrdersText as english } from '#features/cart/unpaid-orders.text.js';

export const unpaidOrdersText: Translation<typeof english> = {
  unpaid: 'आपके कुछ ऑर्डर का पेमेंट बाकी है।',
  sum: (count, amount) => `${count} ऑर्डर, ${amount}।`,
  pay: 'पेमेंट करें',
  seeAll: 'सभी देखें',
  beingPaid: 'एक पेमेंट चल रहा है।',
  see: 'स्थिति देखें',
};
