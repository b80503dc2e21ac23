import type { Translation } from '@prosperx/core/language';
import type { gatewayText as english } from '#providers/gateway/gateway.text.js';

export const gatewayText: Translation<typeof english> = {
  description: 'म्यूचुअल फंड',
  cancelled: 'पेमेंट रद्द कर दिया गया',
  expired: 'पेमेंट का समय निकल गया',
  bankNotChecked: 'हम यह पक्का नहीं कर सकते कि इस बैंक की नेट बैंकिंग में पैसा आपके रजिस्टर्ड खाते से ही जाता है। कृपया UPI से पेमेंट करें।',
  refused: 'पेमेंट गेटवे ने पेमेंट नहीं लिया',
};
