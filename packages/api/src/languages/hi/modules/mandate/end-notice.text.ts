import { formatDate, formatMoney } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import { SIP_LEAD } from '@prosperx/core/sip';
import { notificationHelp } from '#languages/hi/providers/notification.text.js';
import type { EndingMandate, endNoticeText as english } from '#modules/mandate/end-notice.text.js';

const accountOf = ({ bank }: EndingMandate) => (bank === null ? '' : `${bank.name} ${bank.account}, `);

const moveOf = ({ move }: EndingMandate['sips'][number]) => {
  if (move === null) return '';
  if (move.isChanging) return '; इस एसआईपी में एक बदलाव पहले से चल रहा है, उसके पूरा होने पर आप अगला कर सकते हैं';
  return move.until === null
    ? '; इस किस्त के लिए अब बदलाव नहीं हो सकता, पर आगे की किस्तों के लिए हो सकता है'
    : `; ${formatDate(move.until)} तक बदलें`;
};

const sipsOf = ({ sips }: EndingMandate) =>
  sips
    .map((sip) => `${sip.schemeName}: ${formatMoney(sip.amount, 2)}, ${formatDate(sip.from)} की किस्त से${moveOf(sip)}`)
    .join('\n');

const toDoOf = ({ sips, mandatesLink, sipsLink }: EndingMandate) => {
  const setUp = `दूसरे ऑटोपे मैंडेट के बिना ये किस्तें निवेश नहीं होंगी। बैंक की मंजूरी में कुछ दिन लग सकते हैं, इसलिए कृपया इसे समय पर सेट करें:\n${mandatesLink}`;
  if (sips.every(({ move }) => move === null))
    return `${setUp}\n\nमंजूरी मिलने पर “मेरी एसआईपी” में दिखता है कि कौन सी एसआईपी किस मैंडेट से कटती है; वहां आप इसे बदल सकते हैं।`;
  const byDay = sips.some(({ move }) => move?.until) ? ', ऊपर दी गई तारीख तक,' : '';
  const change = `“मेरी एसआईपी” में हर एसआईपी के “बदलें” में${byDay} इसे चुनें। इसके लिए एक्सचेंज एसआईपी को फिर से रजिस्टर करता है, जिसमें ${SIP_LEAD.registration} दिन लगते हैं:\n${sipsLink}`;
  return mandatesLink === null
    ? `हर एसआईपी को दूसरे ऑटोपे मैंडेट पर बदले बिना ये किस्तें निवेश नहीं होंगी। आपके पास एक मैंडेट है, जिससे ये कट सकती हैं: ${change}`
    : `${setUp}\n\nकोई एसआईपी अपने आप इस पर नहीं जाती। मंजूरी मिलने पर ${change}`;
};

export const endNoticeText: Translation<typeof english> = {
  id: 'mandate_ends',
  subject: (lastDay) => `आपका ऑटोपे मैंडेट ${formatDate(lastDay)} को खत्म होगा`,
  body: (facts) =>
    `नमस्ते ${facts.name},\n\nयह ऑटोपे मैंडेट ${formatDate(facts.lastDay)} को खत्म होगा: ${accountOf(facts)}लिमिट ${formatMoney(facts.limit, 2)}।\n\nउसके बाद इन एसआईपी के लिए कोई मैंडेट नहीं है:\n${sipsOf(facts)}\n\n${toDoOf(facts)}\n\n${notificationHelp}`,
};
