import { formatMoment, formatMoney } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import { addressed } from '#languages/hi/providers/notification.text.js';
import type { SharedOrders } from '#modules/payments/share/share.text.js';
import type { shareText as english } from '#modules/payments/share/share.text.js';

const by = ({ until }: SharedOrders) => (until === null ? '' : `${formatMoment(until)} तक `);

const named = ({ items: [first, ...others] }: SharedOrders) =>
  `${first?.schemeName ?? ''}${others.length === 0 ? '' : ` और ${others.length} अन्य`}`;

const sharedWith = (orders: SharedOrders) =>
  `${orders.advisor} ने ${addressed(orders.name)} के ${formatMoney(orders.amount, 2)} के म्यूचुअल फंड ऑर्डर का पेमेंट लिंक आपके साथ शेयर किया है। ${by(orders)}सिर्फ वे, लॉग इन करके, पेमेंट कर सकते हैं।`;

const listed = ({ items }: SharedOrders) =>
  items.map(({ schemeName, amount }) => `- ${schemeName}: ${formatMoney(amount, 2)}`).join('\n');

export const shareText: Translation<typeof english> = {
  id: 'payment',
  subject: 'कृपया अपने म्यूचुअल फंड ऑर्डर का पेमेंट करें',
  message: (orders) =>
    `नमस्ते ${addressed(orders.name)}, ${orders.advisor} ने आपके लिए ${formatMoney(orders.amount, 2)} के म्यूचुअल फंड ऑर्डर किए हैं: ${named(orders)}। उम्मीद नहीं थी, तो ध्यान न दें। कृपया उन्हें देखकर ${by(orders)}पेमेंट करें:`,
  mail: (orders, link) =>
    `नमस्ते ${addressed(orders.name)},\n\n${orders.advisor} ने आपके लिए ${formatMoney(orders.amount, 2)} के म्यूचुअल फंड ऑर्डर किए हैं:\n${listed(orders)}\n\nकृपया उन्हें देखकर ${by(orders)}पेमेंट करें:\n${link}\n\nपेमेंट से पहले कुछ नहीं खरीदा जाता। अगर आपको इसकी उम्मीद नहीं थी, तो इस ईमेल पर ध्यान न दें।`,
  others: {
    subject: 'म्यूचुअल फंड ऑर्डर का पेमेंट लिंक',
    message: (orders) => `${sharedWith(orders)} अगर यह आपके लिए नहीं था, तो इसे मिटा दें:`,
    mail: (orders, link) =>
      `नमस्ते,\n\n${sharedWith(orders)}\n${link}\n\nअगर यह आपके लिए नहीं था, तो इसे मिटा दें। ${addressed(orders.name)} को बताया जाता है कि यह किसे भेजा गया।`,
  },
};
