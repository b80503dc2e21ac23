import { rateBounds } from '@prosperx/core/calculator';
import { formatMoney } from '@prosperx/core/format';
import { GOAL_COST_BOUNDS, GOAL_INFLATION_BOUNDS, GOAL_NAME_LENGTH, GOAL_YEARS, MOST_GOALS } from '@prosperx/core/goal';
import type { Translation } from '@prosperx/core/language';
import type { goalListText as english } from '#features/goals/goal-list.text.js';

const between = ({ min, max }: { readonly min: number; readonly max: number }) =>
  `कृपया ${min} से ${max} के बीच की संख्या डालें।`;

export const goalListText: Translation<typeof english> = {
  add: 'लक्ष्य जोड़ें',
  most: `ज्यादा से ज्यादा ${MOST_GOALS} लक्ष्य हो सकते हैं। पहले एक हटाएं।`,
  emptyTitle: 'आप किसके लिए बचत कर रहे हैं?',
  emptyText: 'घर, पढ़ाई, घूमना: बताएं कितना खर्च होगा और कब, और अपने फोलियो और एसआईपी उससे जोड़ें।',
  indicative:
    'ये आंकड़े सिर्फ अनुमान हैं: न कीमतें पता हैं, न रिटर्न। आपने दोनों के बारे में क्या माना है, वह हर लक्ष्य के साथ लिखा है; वैल्यू बताए गए दिन के एनएवी से है।',
  states: {
    reached: 'आज के लिए काफी',
    on_track: 'सही चल रहा है',
    behind: 'पीछे है',
    over: 'समय आ गया',
  },
  by: (date) => `${date} तक`,
  progress: (percent) => `जितना चाहिए होगा, उसका ${percent}%`,
  cost: 'आज का खर्च',
  futureCost: 'तब का खर्च',
  value: 'अब तक जोड़ा',
  valueOn: (date) => `${date} के एनएवी`,
  monthly: 'महीने की एसआईपी',
  expected: 'तब तक अनुमान',
  at: (rate, inflation) => `सालाना ${rate}% रिटर्न, ${inflation}% महंगाई`,
  reached: 'आपने जितना जोड़ा है, वह आज की कीमत पर काफी है।',
  reachedToday: 'आपने जितना जोड़ा है, वह आज की कीमत पर काफी है, पर तब की कीमत पर नहीं।',
  onTrack: 'आपने जितना जोड़ा है और आपकी एसआईपी से यह पूरा हो सकता है; स्टेप-अप नहीं गिने गए हैं।',
  behind: (missing, monthly) => `${missing} कम पड़ सकते हैं। हर महीने ${monthly} और लगाने से यह कमी पूरी हो सकती है।`,
  tooNear: (missing) => `${missing} कम हैं, और एक महीने से भी कम बचा है।`,
  over: (missing) => `आज ${missing} कम हैं।`,
  overReached: 'आपने जितना जोड़ा है, वह काफी है।',
  start: 'एसआईपी शुरू करें',
  startNote: 'पेमेंट के बाद “बदलें” से उस एसआईपी को इससे जोड़ें।',
  nothingTied: 'अभी इससे कुछ नहीं जुड़ा है।',
  tied: (folios, sips) =>
    [...(folios > 0 ? [`${folios} फोलियो`] : []), ...(sips > 0 ? [`${sips} एसआईपी`] : [])].join(' और '),
  counts: 'जुड़े फोलियो की यूनिट गिनी जाती हैं। स्विच करने पर वे उस फंड में साथ जाती हैं जो उस फोलियो में अभी नहीं है।',
  added: 'जुड़ी एसआईपी जो यूनिट खरीदती है वे भी जुड़ती हैं।',
  uncounted: (scheme, folio) =>
    `इस लक्ष्य की एक एसआईपी ${scheme} के फोलियो ${folio} में जाती है, जो इससे जुड़ा नहीं है: वह गिना नहीं गया है।`,
  edit: 'बदलें',
  editOf: (name) => `${name} बदलें`,
  remove: 'हटाएं',
  removeOf: (name) => `${name} हटाएं`,
  removeTitle: 'यह लक्ष्य हटाएं?',
  removeText: 'इसके फोलियो और एसआईपी वैसे ही रहेंगे, बस किसी लक्ष्य से जुड़े नहीं रहेंगे।',
  keep: 'रहने दें',
  saved: 'लक्ष्य सेव हो गया।',
  removed: 'लक्ष्य हटा दिया गया।',
  notSaved: 'लक्ष्य सेव नहीं हो सका।',
  form: {
    newTitle: 'नया लक्ष्य',
    editTitle: 'लक्ष्य बदलें',
    name: 'नाम',
    nameExample: 'घर',
    cost: 'आज कितना खर्च होगा',
    date: 'कब चाहिए',
    inflation: 'इसकी कीमत हर साल बढ़ेगी',
    inflationNote: 'रिजर्व बैंक के लक्ष्य (4% ± 2) की ऊपरी सीमा 6% है; तय रकम के लिए 0।',
    rate: 'सालाना अनुमानित रिटर्न',
    rateNote: 'यह कोई नहीं जानता। इक्विटी फंड एक साल में आधे तक गिर चुके हैं।',
    percent: '%',
    folios: 'इसके लिए रखे फोलियो',
    noFolios: 'अभी आपके पास कोई फंड नहीं है।',
    sips: 'इसके लिए चल रही एसआईपी',
    noSips: 'अभी कोई एसआईपी चालू नहीं है।',
    sipsNote:
      'एसआईपी के साथ उसका फोलियो भी जुड़ जाता है, अगर वह किसी और लक्ष्य का न हो। उसे नहीं गिनना हो तो ऊपर उस फोलियो से निशान हटाएं।',
    noNav: 'अभी एनएवी नहीं',
    folio: (number, value) => `फोलियो ${number}, ${value}`,
    aMonth: (amount) => `${amount} हर महीने`,
    ofOther: (name) => `अभी ${name} के लिए`,
    outcome: (cost, date) => `${date} को इसका खर्च ${cost} हो सकता है।`,
    cancel: 'रहने दें',
    save: 'लक्ष्य सेव करें',
  },
  faults: {
    name: {
      required: 'कृपया नाम डालें।',
      too_long: `नाम में ज्यादा से ज्यादा ${GOAL_NAME_LENGTH} अक्षर हो सकते हैं।`,
    },
    cost: {
      out_of_bounds: `कृपया ${formatMoney(GOAL_COST_BOUNDS.min)} से ${formatMoney(GOAL_COST_BOUNDS.max)} के बीच की रकम डालें।`,
    },
    date: {
      required: 'कृपया तारीख डालें।',
      too_soon: 'लक्ष्य कम से कम एक महीना आगे का होना चाहिए।',
      too_far: `लक्ष्य ज्यादा से ज्यादा ${GOAL_YEARS} साल आगे का हो सकता है।`,
    },
    inflationPercent: { out_of_bounds: between(GOAL_INFLATION_BOUNDS) },
  },
  rateFault: (maxRate) => between(rateBounds(maxRate)),
};
