import { formatDate, formatMoney } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import { notificationHelp } from '#languages/hi/providers/notification.text.js';
import type { EndingMandate, endNoticeText as english } from '#modules/mandate/end-notice.text.js';

const accountOf = ({ bank }: EndingMandate) => (bank === null ? '' : `${bank.name} ${bank.account}, `);

const sipsOf = ({ sips }: EndingMandate) =>
  sips
    .map(({ schemeName, amount, from }) => `${schemeName}: ${formatMoney(amount, 2)}, ${formatDate(from)} की किस्त से`)
    .join('\n');

export const endNoticeText: Translation<typeof english> = {
  id: 'mandate_ends',
  subject: (lastDay) => `आपका ऑटोपे मैंडेट ${formatDate(lastDay)} को खत्म होगा`,
  body: (facts) =>
    `नमस्ते ${facts.name},\n\nयह ऑटोपे मैंडेट ${formatDate(facts.lastDay)} को खत्म होगा: ${accountOf(facts)}लिमिट ${formatMoney(facts.limit, 2)}।\n\nउसके बाद इन एसआईपी के लिए कोई मैंडेट नहीं है:\n${sipsOf(facts)}\n\nदूसरे ऑटोपे मैंडेट के बिना ये किस्तें निवेश नहीं होंगी। बैंक की मंजूरी में कुछ दिन लग सकते हैं, इसलिए कृपया इसे समय पर सेट करें:\n${facts.link}\n\nमंजूरी मिलने पर “मेरी एसआईपी” में दिखता है कि कौन सी एसआईपी किस मैंडेट से कटती है; वहां आप इसे बदल सकते हैं।\n\n${notificationHelp}`,
};
