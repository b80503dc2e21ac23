import type { Translation } from '@prosperx/core/language';
import type { primitivesText as english } from '#primitives/primitives.text.js';

export const primitivesText: Translation<typeof english> = {
  brand: 'ProsperX',
  brandHome: 'Prosper X హోమ్',
  home: 'హోమ్',
  breadcrumb: 'పేజీ దారి',
  close: 'మూసేయండి',
  closeMessage: 'సందేశాన్ని మూసేయండి',
  copied: 'కాపీ అయింది',
  copy: 'కాపీ',
  notCopied: 'కాపీ చేయడం కుదరలేదు. దాన్ని ఎంచుకుని మీరే కాపీ చేయండి.',
  details: 'వివరాలు',
  down: 'తగ్గింది',
  loading: 'లోడ్ అవుతోంది',
  nextPage: 'తర్వాతి పేజీ',
  pages: 'పేజీలు',
  previousPage: 'ముందు పేజీ',
  showPassword: 'పాస్‌వర్డ్ చూపించండి',
  flat: 'మార్పు లేదు',
  up: 'పెరిగింది',
  wait: 'ఇది పూర్తయ్యే వరకు దయచేసి వేచి ఉండండి.',
  page: (page) => `పేజీ ${page}`,
  riskometer: (level, at, of) => `రిస్కోమీటర్: ${level}, ${of} స్థాయిల్లో ${at}`,
  stepDone: ' (పూర్తయింది)',
  step: (step, of) => `దశ ${step} / ${of}`,
};
