import type { Translation } from '@prosperx/core/language';
import type { interestedText as english } from '#features/interested-customer/interested-customer.text.js';

export const interestedText: Translation<typeof english> = {
  yourAdvisor: 'మీ సలహాదారు',
  title: 'మీకు ఆసక్తి ఉందా?',
  lead: (advisor) => `మీ వివరాలు ఇవ్వండి, ఈ ప్లాన్ గురించి ${advisor} మీకు కాల్ చేస్తారు.`,
  leadOfService: (advisor) => `మీ వివరాలు ఇవ్వండి, ఈ సేవ గురించి ${advisor} మీకు కాల్ చేస్తారు.`,
  name: 'పూర్తి పేరు',
  mobile: 'మొబైల్ నంబర్',
  email: 'ఈమెయిల్',
  save: 'సేవ్ చేయండి',
  failed: 'మీ వివరాలను సేవ్ చేయలేకపోయాం. కాసేపటి తర్వాత మళ్లీ ప్రయత్నించండి.',
  thanks: 'ధన్యవాదాలు',
  thanksText: (advisor) => `${advisor} త్వరలో మీకు కాల్ చేస్తారు.`,
  close: 'మూసేయండి',
  done: (advisor) => `మీ వివరాలు ${advisor} గారికి చేరాయి.`,
  notLoaded: 'ఫారమ్‌ను లోడ్ చేయలేకపోయాం.',
  nobody: 'ఈ ఫారమ్ సలహాదారు పంపిన లింక్‌కు సంబంధించినది',
  nobodyText: 'మీ సలహాదారు పంపిన లింక్‌ను తెరవండి.',
};
