import { formatDateShort, formatMoney, formatPercent } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import { RISK_WARNING } from '@prosperx/core/languages/hi/disclosure/disclosure.text.js';
import { unvaluedText } from '@prosperx/core/languages/hi/portfolio/unvalued.text.js';
import type { PortfolioSums } from '#modules/portfolio/share/share-portfolio.text.js';
import type { sharePortfolioText as english } from '#modules/portfolio/share/share-portfolio.text.js';

const spanOf = ({ first, last }: PortfolioSums['navDays']) =>
  first === last ? formatDateShort(first) : `${formatDateShort(first)} से ${formatDateShort(last)}`;

const sums = ({ value, invested, gain, percent, navDays, unvalued }: PortfolioSums) =>
  [
    `${spanOf(navDays)} के एनएवी पर इसकी वैल्यू ${formatMoney(value)} थी; निवेश: ${formatMoney(invested)}, रिटर्न: ${formatMoney(gain)} (${formatPercent(percent)})।`,
    ...(unvalued.length > 0 ? [unvaluedText.notInTotals(unvalued)] : []),
  ].join(' ');

export const sharePortfolioText: Translation<typeof english> = {
  subject: 'आपका म्यूचुअल फंड पोर्टफोलियो',
  message: (shared, link) =>
    `नमस्ते ${shared.name}, ${shared.advisor} ने आपका म्यूचुअल फंड पोर्टफोलियो आपके साथ शेयर किया है। ${sums(shared)} पूरा देखें: ${link} ${RISK_WARNING}`,
  mail: (shared, link) =>
    [
      `नमस्ते ${shared.name},`,
      `${shared.advisor} ने आपका म्यूचुअल फंड पोर्टफोलियो आपके साथ शेयर किया है। ${sums(shared)}`,
      `पूरा देखें; अपने मोबाइल नंबर से लॉग इन करें:\n${link}`,
      RISK_WARNING,
      'अगर आपको इसकी उम्मीद नहीं थी, तो इस ईमेल पर ध्यान न दें।',
    ].join('\n\n'),
  others: {
    subject: 'आपके साथ एक म्यूचुअल फंड पोर्टफोलियो शेयर किया गया है',
    message: (shared, link) =>
      `${shared.advisor} ने ${shared.name} का म्यूचुअल फंड पोर्टफोलियो आपके साथ शेयर किया है। ${sums(shared)} इसके धारक इसे पूरा देख सकते हैं: ${link} ${RISK_WARNING}`,
    mail: (shared, link) =>
      [
        'नमस्ते,',
        `${shared.advisor} ने ${shared.name} का म्यूचुअल फंड पोर्टफोलियो आपके साथ शेयर किया है। ${sums(shared)}`,
        `इसके धारक अपने मोबाइल नंबर से लॉग इन करके इसे पूरा देख सकते हैं:\n${link}`,
        RISK_WARNING,
        `अगर यह आपके लिए नहीं था, तो इसे मिटा दें। ${shared.name} को बताया जाता है कि यह किसे भेजा गया।`,
      ].join('\n\n'),
  },
  picture: {
    title: (name) => `${name} का पोर्टफोलियो`,
    lead: (days) => `मौजूदा वैल्यू, ${spanOf(days)} के एनएवी पर`,
    invested: 'निवेश',
    gain: 'कुल रिटर्न',
    percent: 'कुल रिटर्न (%)',
    held: 'कहां-कहां',
    heldIn: (schemes, folios) => `${schemes} स्कीम, ${folios} फोलियो`,
    by: (advisor) => `${advisor} ने शेयर किया`,
    past: 'पिछला प्रदर्शन आगे के रिटर्न का संकेत नहीं है।',
  },
};
