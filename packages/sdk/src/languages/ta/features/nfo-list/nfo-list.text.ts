import { formatDateShort } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import type {
  nfosText as englishNfosText,
  nfoPopupsText as englishNfoPopupsText,
  nfoListText as englishNfoListText,
} from '#features/nfo-list/nfo-list.text.js';

const offers = (count: number) => `${count} ${count === 1 ? 'வெளியீடு' : 'வெளியீடுகள்'}`;
const withoutYear = (date: string) => date.replace(/ \d{4}$/u, '');

export const nfosText: Translation<typeof englishNfosText> = {
  intro: (open, upcoming) => `இப்போது திறந்துள்ளவை ${open}, வரவுள்ளவை ${upcoming}.`,
  introOf: (count) => `${offers(count)}.`,
  count: offers,
  filter: 'ஃபில்டர்',
  sort: 'வரிசை',
  filtersChosen: (of) => `${of} ${of === 1 ? 'ஃபில்டர்' : 'ஃபில்டர்கள்'} தேர்ந்தெடுத்துள்ளீர்கள்`,
  orderChosen: 'வரிசைமுறை தேர்ந்தெடுத்துள்ளீர்கள்',
  showAll: 'எல்லாம் காட்டவும்',
  none: 'இப்போது இங்கே வெளியீடு எதுவும் இல்லை',
  noneText: 'நீங்கள் தேர்ந்தெடுத்த பிரிவுகளில் வெளியீடு எதுவும் இல்லை.',
  noneAtAll: 'தற்போது புதிய ஃபண்ட் வெளியீடு எதுவும் இல்லை.',

  caption: (group) => `${group}: புதிய ஃபண்ட் வெளியீடுகள்`,
  scheme: 'ஸ்கீம்',
  dates: 'வெளியீடு',
  minimumSip: 'குறைந்தபட்ச எஸ்ஐபி',
  minimumLumpsum: 'குறைந்தபட்ச ஒருமுறை முதலீடு',
  action: 'செயல்',
  details: 'விவரங்கள்',
  apply: 'விண்ணப்பம்',
  applyOf: (name) => `விண்ணப்பிக்கவும்: ${name}`,
  notKnown: 'விவரம் இல்லை',
  detailsOf: (name) => `${name}: விவரங்கள்`,
  viewFund: 'ஃபண்டைப் பார்க்க',
  viewFundOf: (name) => `ஃபண்டைப் பார்க்கவும்: ${name}`,
  period: (opens, closes) => {
    const [first, last] = [formatDateShort(opens), formatDateShort(closes)];
    const from = opens.slice(0, 4) === closes.slice(0, 4) ? withoutYear(first) : first;
    return `${from} முதல் ${last} வரை`;
  },

  choose: (name) => `${name}: தேர்ந்தெடுக்கவும்`,
  chosen: (count) => `${offers(count)} தேர்ந்தெடுத்துள்ளீர்கள்`,
  mostChosen: (count) => `ஒரே நேரத்தில் ${count} வரை பகிரலாம்.`,
  shareChosen: 'பகிரவும்',
  clearChosen: 'நீக்கவும்',
};

export const nfoPopupsText: Translation<typeof englishNfoPopupsText> = {
  apply: 'சரி',
  clear: 'எல்லாம் நீக்கவும்',
  filterLegend: 'எந்த வெளியீடுகளைக் காட்டுவது',
  sortLegend: 'ஒவ்வொரு பிரிவிலும் வரிசை',
  sorts: {
    launchEF: 'தொடங்கும் நாள்: முதலில் வருவது முதலில்',
    launchFF: 'தொடங்கும் நாள்: கடைசியில் வருவது முதலில்',
    closeEF: 'முடியும் நாள்: முதலில் வருவது முதலில்',
    closeFF: 'முடியும் நாள்: கடைசியில் வருவது முதலில்',
  },
  nearest: 'அருகில் உள்ள நாள் முதலில்',
};

export const nfoListText: Translation<typeof englishNfoListText> = {
  noServer: 'இந்த விட்ஜெட் சர்வருடன் இணைந்ததும் புதிய ஃபண்ட் வெளியீடுகள் இங்கே தெரியும்.',
  failed: 'புதிய ஃபண்ட் வெளியீடுகளைக் காட்ட முடியவில்லை',
};
