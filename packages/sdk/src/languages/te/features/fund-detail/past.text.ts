import type { Translation } from '@prosperx/core/language';
import type { pastText as english } from '#features/fund-detail/past.text.js';

export const pastText: Translation<typeof english> = {
  rollingTitle: 'రోలింగ్ రాబడులు',
  rollingNote: (spans) => `ఏ రోజు మొదలుపెట్టినా, పెట్టుబడికి ఏడాదికి వచ్చిన రాబడి (${spans.join(', ')}).`,
  spans: (years, count) => `${years} ${years === 1 ? 'ఏడాది' : 'ఏళ్లు'}: ${count} వ్యవధులు`,
  held: 'ఉంచిన కాలం',
  years: (years) => (years === 1 ? '1 ఏడాది' : `${years} ఏళ్లు`),
  worst: 'అతి తక్కువ',
  average: 'సగటు',
  best: 'అత్యధికం',
  lost: 'నష్టంతో ముగిసినవి',

  whatIf: 'పెట్టుబడి పెట్టి ఉంటే ఏమయ్యేది',
  type: 'పెట్టుబడి రకం',
  types: { SIP: 'సిప్', LUMPSUM: 'ఏకమొత్తం' },
  monthly: 'నెలవారీ మొత్తం',
  amount: 'మొత్తం',
  since: 'ఎప్పటి నుంచి',
  enterAmount: 'మొత్తం ఎంటర్ చేయండి',
  leastAmount: 'కనీస మొత్తం 1',
  mostAmount: 'గరిష్ఠ మొత్తం 10000000',
  dateBetween: (from, to) => `${from}, ${to} మధ్య ఒక తేదీ ఎంచుకోండి.`,
  note: 'పైన చూపిన ఎన్‌ఏవీల ప్రకారం, 0.005% స్టాంప్ డ్యూటీ తీసేసి, ఎగ్జిట్ లోడ్, పన్నుకు ముందు లెక్కించాం.',
};
