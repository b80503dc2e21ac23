import type { Translation } from '@prosperx/core/language';
import type { investFormText as english } from '#features/fund-detail/invest-form.text.js';

export const investFormText: Translation<typeof english> = {
  investmentType: 'పెట్టుబడి రకం',
  sip: 'సిప్',
  minimum: (amount) => `కనీసం ${amount}`,
  monthlyAmount: 'నెలవారీ మొత్తం',
  amount: 'మొత్తం',
  applicationAmount: 'దరఖాస్తు మొత్తం',
  offerNote: (closes, allotment, price) =>
    `ఆఫర్ ముగిసే ${closes} అర్ధరాత్రిలోగా చెల్లించండి. ${allotment}న యూనిట్లు ఒక్కోటి ${price} చొప్పున కేటాయిస్తారు.`,
  quickAmounts: 'త్వరిత మొత్తాలు',
  sipDate: 'సిప్ తేదీ',
  everyMonth: (day) => `ప్రతి నెలా ${day}వ తేదీ`,
  duration: 'కాలవ్యవధి',
  untilCancelled: 'రద్దు చేసే వరకు',
  fixed: 'నిర్ణీత నెలలు',
  months: 'ఎన్ని నెలలు',
  investNow: (amount) => (amount ? `${amount} పెట్టుబడి పెట్టండి` : 'పెట్టుబడి పెట్టండి'),
  addToCart: 'కార్ట్‌లో చేర్చండి',
  added: 'కార్ట్‌లో చేరింది.',
  inCart: (count) => `మీ కార్ట్‌లో ${count} ${count === 1 ? 'పెట్టుబడి ఉంది' : 'పెట్టుబడులు ఉన్నాయి'}.`,
  reviewCart: 'కార్ట్ చూడండి',
  notTaken: 'ఈ స్కీమ్ ప్రస్తుతం కొత్త పెట్టుబడులు తీసుకోవడం లేదు.',
};
