import type { Translation } from '@prosperx/core/language';
import type { fundChoiceText as english } from '#domain/fund-choice/fund-choice.text.js';

export const fundChoiceText: Translation<typeof english> = {
  watch: (fund) => `${fund}: వాచ్‌లిస్ట్‌లో చేర్చండి`,
  watchShort: 'గమనించండి',
  watchFull: 'వాచ్‌లిస్ట్‌లో 50 ఫండ్ల వరకు ఉంచుకోవచ్చు. ముందు ఒకటి తీసేయండి.',
  compare: (fund) => `${fund}: పోల్చండి`,
  compareShort: 'పోల్చండి',
  full: 'ఒకేసారి నాలుగు ఫండ్లను మాత్రమే పోల్చవచ్చు.',
  chosen: (count, most) => `పోల్చడానికి ${most}లో ${count} ఫండ్లు`,
  tray: 'పోల్చాల్సిన ఫండ్లు',
  show: 'పోల్చండి',
  clear: 'తీసేయండి',
};
