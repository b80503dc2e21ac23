import type { Translation } from '@prosperx/core/language';
import type { primitivesText as english } from '#primitives/primitives.text.js';

export const primitivesText: Translation<typeof english> = {
  brand: 'ProsperX',
  brandHome: 'ProsperX मुख्यपृष्ठ',
  home: 'मुख्यपृष्ठ',
  breadcrumb: 'तुम्ही येथे आहात',
  close: 'बंद करा',
  closeMessage: 'संदेश बंद करा',
  copied: 'कॉपी झाले',
  copy: 'कॉपी करा',
  notCopied: 'कॉपी करता आले नाही. ते निवडून स्वतः कॉपी करा.',
  details: 'तपशील',
  down: 'घट',
  loading: 'लोड होत आहे',
  nextPage: 'पुढचे पान',
  pages: 'पाने',
  previousPage: 'मागचे पान',
  showPassword: 'पासवर्ड दाखवा',
  flat: 'बदल नाही',
  up: 'वाढ',
  wait: 'कृपया हे पूर्ण होईपर्यंत थांबा.',
  page: (page) => `पान ${page}`,
  riskometer: (level, at, of) => `रिस्कोमीटर: ${level}, ${of} पैकी पातळी ${at}`,
  stepDone: ' (पूर्ण)',
  step: (step, of) => `${of} पैकी पायरी ${step}`,
};
