import { formatDateShort } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import type { nfoText as englishNfoText, nfoShareText as englishNfoShareText } from '#domain/nfo/nfo.text.js';

const inDays = (days: number) => (days === 1 ? 'આવતી કાલે' : `${days} દિવસ પછી`);

export const nfoText: Translation<typeof englishNfoText> = {
  groups: {
    open: 'ચાલુ',
    upcoming: 'આવનારી',
    closed: 'હમણાં બંધ થયેલી',
    'closed-listed': 'બંધ અને લિસ્ટેડ',
  },
  withdrawn: (date) => `${formatDateShort(date)}ના રોજ પાછી ખેંચી`,
  countdown: (next) => {
    if (next.next === 'opens') return `${inDays(next.days)} ખૂલશે`;
    if (next.days > 0) return `${inDays(next.days)} બંધ થશે`;
    if (next.takes === null) return 'આજે બંધ થશે';
    return next.takes === 'SIP' ? 'આજે બંધ થશે: એસઆઈપી બપોરે 3 વાગ્યે, લમ્પસમ મધરાતે' : 'મધરાતે બંધ થશે, ફક્ત લમ્પસમ માટે';
  },
  allotment: (date, isPast) =>
    isPast ? `યુનિટ ${formatDateShort(date)}ના રોજ એલોટ થયા` : `યુનિટ ${formatDateShort(date)}ના રોજ એલોટ થશે`,
  sourceOf: (source, date) => `${source}, ${date}ની માહિતી.`,
  moved: (days) => `આ સેન્ડબોક્સમાં ખરી ઓફરની તારીખો ${days} દિવસ ખસેડી છે; લઘુતમ રકમો ફક્ત ઉદાહરણ છે.`,
};

export const nfoShareText: Translation<typeof englishNfoShareText> = {
  shareHeading: 'કેવી રીતે શેર કરવું?',
  shareMessage: (nfos) =>
    nfos.length === 1 ? `આ નવી ફંડ ઓફર (એનએફઓ) જુઓ: ${nfos[0] ?? ''}.` : `આ નવી ફંડ ઓફર (એનએફઓ) જુઓ: ${nfos.join('; ')}.`,
  shareItem: (name, isOpen, opens, closes) =>
    isOpen ? `${name}, ${closes} સુધી ચાલુ` : `${name}, ${opens}થી ${closes} સુધી ચાલુ`,
  shared: 'એનએફઓની લિંક શેર થઈ ગઈ!',
  notShared: 'એનએફઓની લિંક શેર થઈ શકી નથી. કૃપા કરીને થોડી વાર પછી ફરી પ્રયાસ કરો.',
};
