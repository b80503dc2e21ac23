import type { Translation } from '@prosperx/core/language';
import { IDLE_SECONDS } from '@prosperx/core/session';
import type { sessionText as english } from '#session/session.text.js';

const minutes = IDLE_SECONDS / 60;

export const sessionText: Translation<typeof english> = {
  warningTitle: 'ఇంకా ఇక్కడే ఉన్నారా?',
  warning: `కాసేపటి నుంచి మీరు ఏమీ చేయలేదు. మీ ఖాతా భద్రత కోసం ${minutes} నిమిషాల తర్వాత లాగౌట్ చేస్తాం.`,
  secondsLeft: (seconds) => `${seconds} ${seconds === 1 ? 'సెకనులో' : 'సెకన్లలో'} లాగౌట్ అవుతారు.`,
  stay: 'లాగిన్‌లోనే ఉండండి',
  signOut: 'ఇప్పుడే లాగౌట్',
  idle: `${minutes} నిమిషాలు ఏమీ చేయకపోవడంతో లాగౌట్ అయ్యారు. ఆపిన చోటు నుంచి కొనసాగించడానికి లాగిన్ చేయండి.`,
  notLoaded: 'లాగిన్ పేజీని లోడ్ చేయలేకపోయాం',
  notLoadedText: 'కనెక్షన్ చూసుకుని మళ్లీ ప్రయత్నించండి. మీరు చేస్తున్నది ఇక్కడే ఉంది.',
  unreachable: 'మీ ఖాతాను లోడ్ చేయలేకపోయాం',
  unreachableText: 'కనెక్షన్ చూసుకుని మళ్లీ ప్రయత్నించండి. లాగిన్‌లో ఉంటే, ఇంకా లాగిన్‌లోనే ఉన్నారు.',
  advisorEnded: 'మీ సెషన్ ముగిసింది. మీ పార్ట్‌నర్ యాప్ నుంచి ఈ సైట్‌ను మళ్లీ తెరవండి.',
  ended: 'మీ సెషన్ ముగిసింది. ఆపిన చోటు నుంచి కొనసాగించడానికి లాగిన్ చేయండి.',
  notAuthorised: 'ఈ పేజీ చూడటానికి మీకు అనుమతి లేదు',
  loginRegister: 'లాగిన్ / నమోదు',
  support: 'సహాయం కావాలా? రాయండి:',
};
