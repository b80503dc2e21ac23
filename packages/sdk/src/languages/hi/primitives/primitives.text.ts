import type { Translation } from '@prosperx/core/language';
import type { primitivesText as english } from '#primitives/primitives.text.js';

export const primitivesText: Translation<typeof english> = {
  brand: 'ProsperX',
  brandHome: 'Prosper X होम',
  home: 'होम',
  breadcrumb: 'आप यहां हैं',
  close: 'बंद करें',
  closeMessage: 'मैसेज बंद करें',
  copied: 'कॉपी हो गया',
  copy: 'कॉपी करें',
  notCopied: 'कॉपी नहीं हो सका। इसे चुनकर खुद कॉपी करें।',
  details: 'विवरण',
  down: 'गिरावट',
  loading: 'लोड हो रहा है',
  nextPage: 'अगला पेज',
  pages: 'पेज',
  previousPage: 'पिछला पेज',
  showPassword: 'पासवर्ड दिखाएं',
  flat: 'कोई बदलाव नहीं',
  up: 'बढ़त',
  wait: 'कृपया इसके पूरा होने तक इंतजार करें।',
  page: (page) => `पेज ${page}`,
  riskometer: (level, at, of) => `रिस्कोमीटर: ${level}, ${of} में से स्तर ${at}`,
  stepDone: ' (पूरा हुआ)',
  step: (step, of) => `${of} में से चरण ${step}`,
};
