import { formatDateShort } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import type { nfoText as englishNfoText, nfoShareText as englishNfoShareText } from '#domain/nfo/nfo.text.js';

const inDays = (days: number) => (days === 1 ? 'రేపు' : `${days} రోజుల్లో`);

export const nfoText: Translation<typeof englishNfoText> = {
  groups: {
    open: 'తెరిచి ఉన్నవి',
    upcoming: 'రాబోయేవి',
    closed: 'ఇటీవల ముగిసినవి',
    'closed-listed': 'ముగిసి లిస్టయినవి',
  },
  withdrawn: (date) => `${formatDateShort(date)}న ఉపసంహరించారు`,
  countdown: (next) => {
    if (next.next === 'opens') return `${inDays(next.days)} మొదలవుతుంది`;
    if (next.days > 0) return `${inDays(next.days)} ముగుస్తుంది`;
    if (next.takes === null) return 'ఈరోజు ముగుస్తుంది';
    return next.takes === 'SIP'
      ? 'ఈరోజు ముగుస్తుంది: సిప్ మధ్యాహ్నం 3 గంటల వరకు, ఏకమొత్తం అర్ధరాత్రి వరకు'
      : 'అర్ధరాత్రి ముగుస్తుంది, ఏకమొత్తానికి మాత్రమే';
  },
  allotment: (date, isPast) =>
    isPast ? `యూనిట్లు కేటాయించిన తేదీ: ${formatDateShort(date)}` : `యూనిట్లు కేటాయించే తేదీ: ${formatDateShort(date)}`,
  sourceOf: (source, date) => `${source}, ${date} నాటికి.`,
  moved: (days) => `ఈ శాండ్‌బాక్స్‌లో నిజమైన ఎన్‌ఎఫ్‌ఓల తేదీలను ${days} రోజులు జరిపాం; కనీస మొత్తాలు ఉదాహరణలు.`,
};

export const nfoShareText: Translation<typeof englishNfoShareText> = {
  shareHeading: 'ఎలా షేర్ చేస్తారు',
  shareMessage: (nfos) =>
    nfos.length === 1
      ? `ఈ కొత్త ఫండ్ ఆఫర్ (ఎన్‌ఎఫ్‌ఓ) చూడండి: ${nfos[0] ?? ''}.`
      : `ఈ కొత్త ఫండ్ ఆఫర్లు (ఎన్‌ఎఫ్‌ఓ) చూడండి: ${nfos.join('; ')}.`,
  shareItem: (name, isOpen, opens, closes) =>
    isOpen ? `${name}, ${closes} వరకు తెరిచి ఉంటుంది` : `${name}, ${opens} నుంచి ${closes} వరకు తెరిచి ఉంటుంది`,
  shared: 'ఎన్‌ఎఫ్‌ఓ లింక్ షేర్ అయింది!',
  notShared: 'ఎన్‌ఎఫ్‌ఓ లింక్‌ను షేర్ చేయలేకపోయాం. కాసేపటి తర్వాత మళ్లీ ప్రయత్నించండి.',
};
