import { formatDateShort } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import { RISK_WARNING } from '@prosperx/core/languages/hi/disclosure/disclosure.text.js';
import { NFO_STATUSES } from '@prosperx/core/nfo';
import { addressed } from '#languages/hi/providers/notification.text.js';
import type { SharedNfo, SharedNfos } from '#modules/nfo/share-nfo.text.js';
import type { shareNfoText as english } from '#modules/nfo/share-nfo.text.js';

const whenOf = ({ nfoCategory, opens, closes }: SharedNfo) => {
  if (nfoCategory === NFO_STATUSES.upcoming) return `${formatDateShort(opens)} से ${formatDateShort(closes)} तक खुला`;
  return nfoCategory === NFO_STATUSES.open
    ? `${formatDateShort(closes)} तक खुला`
    : `${formatDateShort(closes)} को बंद हुआ`;
};

const greet = ({ customer }: SharedNfos) => (customer === null ? 'नमस्ते,' : `नमस्ते ${addressed(customer)},`);
const thing = ({ nfos }: SharedNfos) => (nfos.length === 1 ? 'यह न्यू फंड ऑफर (एनएफओ)' : 'ये न्यू फंड ऑफर (एनएफओ)');

export const shareNfoText: Translation<typeof english> = {
  id: 'nfo',
  subject: ({ nfos }) => (nfos.length === 1 ? `न्यू फंड ऑफर: ${nfos[0]?.schemeName ?? ''}` : 'न्यू फंड ऑफर (एनएफओ)'),
  message: (shared, link) =>
    `${greet(shared)} ${shared.advisor} ने आपके साथ ${thing(shared)} शेयर ${shared.nfos.length === 1 ? 'किया है' : 'किए हैं'}: ${shared.nfos.map((nfo) => `${nfo.schemeName}, ${whenOf(nfo)}`).join('; ')}। उम्मीद नहीं थी, तो ध्यान न दें: ${link} ${RISK_WARNING}`,
  mail: (shared, link) =>
    `${greet(shared)}\n\n${shared.advisor} ने आपके साथ ${thing(shared)} शेयर ${shared.nfos.length === 1 ? 'किया है' : 'किए हैं'}:\n${shared.nfos.map((nfo) => `- ${nfo.schemeName}, ${nfo.fundHouse}: ${whenOf(nfo)}`).join('\n')}\n\n${link}\n\n${RISK_WARNING}\n\nअगर आपको इसकी उम्मीद नहीं थी, तो इस ईमेल पर ध्यान न दें।`,
};
