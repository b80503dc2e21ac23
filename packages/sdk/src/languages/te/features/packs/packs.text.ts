import type { Translation } from '@prosperx/core/language';
import type { packText as englishPackText, packsText as englishPacksText } from '#features/packs/packs.text.js';

export const packText: Translation<typeof englishPackText> = {
  schemes: (count) => `${count} ${count === 1 ? 'స్కీమ్' : 'స్కీమ్‌లు'}`,
  scheme: 'స్కీమ్',
  share: 'వాటా',
  risk: 'రిస్క్',
  shares: (pack) => `${pack}: స్కీమ్‌లు`,
  from: (least) => `${least} నుంచి`,
  notTaken: 'ఈ ప్యాక్ ప్రస్తుతం కొత్త పెట్టుబడులు తీసుకోవడం లేదు.',
  schemeNotTaken: 'ఈ స్కీమ్ ప్రస్తుతం కొత్త పెట్టుబడులు తీసుకోవడం లేదు.',
  invest: 'పెట్టుబడి పెట్టండి',
  investIn: (pack) => `${pack}: పెట్టుబడి పెట్టండి`,
  type: 'పెట్టుబడి రకం',
  sip: 'నెలవారీ సిప్',
  lumpsum: 'ఏకమొత్తం',
  monthlyAmount: 'నెలవారీ మొత్తం',
  amount: 'మొత్తం',
  minimum: (least, step) => `కనీసం ${least}, ${step} గుణిజాల్లో`,
  sipDate: 'సిప్ తేదీ',
  day: (day) => `ప్రతి నెలా ${day}వ తేదీ`,
  untilCancelled: 'మీరు రద్దు చేసే వరకు సిప్ కొనసాగుతుంది. తేదీ, కాలవ్యవధి కార్ట్‌లో మార్చుకోవచ్చు.',
  split: 'ఒక్కో స్కీమ్‌కు',
  add: 'కార్ట్‌లో చేర్చండి',
  added: 'కార్ట్‌లో చేరింది.',
  reviewCart: 'కార్ట్ చూడండి',
};

export const packsText: Translation<typeof englishPacksText> = {
  failed: 'ప్యాక్‌లను చూపించలేకపోయాం',
  none: 'ప్రస్తుతం ప్యాక్‌లు లేవు.',
};
