import { formatDateShort } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import type {
  nfosText as englishNfosText,
  nfoPopupsText as englishNfoPopupsText,
  nfoListText as englishNfoListText,
} from '#features/nfo-list/nfo-list.text.js';

const offers = (count: number) => `${count} ${count === 1 ? 'ಆಫರ್' : 'ಆಫರ್‌ಗಳು'}`;
const withoutYear = (date: string) => date.replace(/ \d{4}$/u, '');

export const nfosText: Translation<typeof englishNfosText> = {
  intro: (open, upcoming) => `ಈಗ ತೆರೆದಿರುವವು ${open}, ಬರಲಿರುವವು ${upcoming}.`,
  introOf: (count) => `${offers(count)}.`,
  count: offers,
  filter: 'ಫಿಲ್ಟರ್',
  sort: 'ಕ್ರಮ',
  filtersChosen: (of) => `${of} ${of === 1 ? 'ಫಿಲ್ಟರ್ ಆಯ್ಕೆಯಾಗಿದೆ' : 'ಫಿಲ್ಟರ್‌ಗಳು ಆಯ್ಕೆಯಾಗಿವೆ'}`,
  orderChosen: 'ಕ್ರಮ ಆಯ್ಕೆಯಾಗಿದೆ',
  showAll: 'ಎಲ್ಲ ತೋರಿಸಿ',
  none: 'ಸದ್ಯ ಇಲ್ಲಿ ಆಫರ್‌ಗಳಿಲ್ಲ',
  noneText: 'ನೀವು ಆರಿಸಿದ ಗುಂಪುಗಳಲ್ಲಿ ಆಫರ್‌ಗಳಿಲ್ಲ.',
  noneAtAll: 'ಸದ್ಯ ಯಾವುದೇ ಹೊಸ ಫಂಡ್ ಆಫರ್ ಇಲ್ಲ.',

  caption: (group) => `${group}: ಹೊಸ ಫಂಡ್ ಆಫರ್‌ಗಳು`,
  scheme: 'ಸ್ಕೀಮ್',
  dates: 'ಆಫರ್',
  minimumSip: 'ಕನಿಷ್ಠ ಎಸ್‌ಐಪಿ',
  minimumLumpsum: 'ಕನಿಷ್ಠ ಇಡಿಗಂಟು',
  action: 'ಕಾರ್ಯ',
  details: 'ವಿವರಗಳು',
  apply: 'ಅರ್ಜಿ',
  applyOf: (name) => `ಅರ್ಜಿ ಹಾಕಿ: ${name}`,
  notKnown: 'ವಿವರ ಇಲ್ಲ',
  detailsOf: (name) => `${name}: ವಿವರಗಳು`,
  viewFund: 'ಫಂಡ್ ನೋಡಿ',
  viewFundOf: (name) => `ಫಂಡ್ ನೋಡಿ: ${name}`,
  period: (opens, closes) => {
    const [first, last] = [formatDateShort(opens), formatDateShort(closes)];
    return opens.slice(0, 4) === closes.slice(0, 4) ? `${withoutYear(first)} – ${last}` : `${first} – ${last}`;
  },

  choose: (name) => `${name}: ಆರಿಸಿ`,
  chosen: (count) => `${offers(count)} ಆರಿಸಿದ್ದೀರಿ`,
  mostChosen: (count) => `ಒಮ್ಮೆಗೆ ${count}ರವರೆಗೆ ಶೇರ್ ಮಾಡಬಹುದು.`,
  shareChosen: 'ಶೇರ್ ಮಾಡಿ',
  clearChosen: 'ತೆಗೆಯಿರಿ',
};

export const nfoPopupsText: Translation<typeof englishNfoPopupsText> = {
  apply: 'ಅನ್ವಯಿಸಿ',
  clear: 'ಎಲ್ಲ ತೆಗೆಯಿರಿ',
  filterLegend: 'ಯಾವ ಆಫರ್‌ಗಳನ್ನು ತೋರಿಸಬೇಕು',
  sortLegend: 'ಪ್ರತಿ ಗುಂಪಿನಲ್ಲಿ ಕ್ರಮ',
  sorts: {
    launchEF: 'ಆರಂಭದ ದಿನ: ಮೊದಲು ಬರುವುದು ಮೊದಲು',
    launchFF: 'ಆರಂಭದ ದಿನ: ಕೊನೆಗೆ ಬರುವುದು ಮೊದಲು',
    closeEF: 'ಮುಗಿಯುವ ದಿನ: ಮೊದಲು ಬರುವುದು ಮೊದಲು',
    closeFF: 'ಮುಗಿಯುವ ದಿನ: ಕೊನೆಗೆ ಬರುವುದು ಮೊದಲು',
  },
  nearest: 'ಹತ್ತಿರದ ದಿನ ಮೊದಲು',
};

export const nfoListText: Translation<typeof englishNfoListText> = {
  noServer: 'ಈ ವಿಜೆಟ್ ಸರ್ವರ್‌ಗೆ ಸಂಪರ್ಕಗೊಂಡ ಮೇಲೆ ಹೊಸ ಫಂಡ್ ಆಫರ್‌ಗಳು ಇಲ್ಲಿ ಕಾಣಿಸುತ್ತವೆ.',
  failed: 'ಹೊಸ ಫಂಡ್ ಆಫರ್‌ಗಳನ್ನು ತೋರಿಸಲು ಆಗಲಿಲ್ಲ',
};
