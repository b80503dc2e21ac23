import type { Translation } from '@prosperx/core/language';
import type { logoutText as english } from '#session/logout.text.js';

export const logoutText: Translation<typeof english> = {
  unheard:
    'మీరు ఇక్కడ లాగౌట్ అయ్యారు, కానీ మా సర్వర్‌ను సంప్రదించలేకపోయాం. ఈ బ్రౌజర్‌లో ఈ సైట్ పేజీ మళ్లీ తెరిచినప్పుడు మీ సెషన్ ముగుస్తుంది. ఇతరులూ వాడే కంప్యూటర్‌లో, ఇంటర్నెట్ వచ్చాక ఈ పేజీని మళ్లీ లోడ్ చేయండి.',
};
