import type { Translation } from '@prosperx/core/language';
import type { homeTilesText as english } from '#features/home-tiles/home-tiles.text.js';

export const homeTilesText: Translation<typeof english> = {
  browse: 'కేటగిరీ వారీగా ఫండ్లు',
  bestFunds: 'ఉత్తమ రాబడి',
  bestFundsNote: '3 ఏళ్ల రాబడి ప్రకారం',
  taxSaver: 'పన్ను ఆదా (ఈఎల్‌ఎస్‌ఎస్)',
  taxSaverNote: 'సెక్షన్ 123, పాత విధానం',
  loan: 'ఫండ్లపై రుణం',
  loanNote: 'ఏడాదికి 10.5% నుంచి',
  newTab: '(కొత్త ట్యాబ్‌లో తెరుచుకుంటుంది)',
  nfo: 'ఎన్‌ఎఫ్‌ఓ',
  nfoNote: 'కొత్త ఫండ్ ఆఫర్లు',
  openNfos: (count) => `ఇప్పుడు తెరిచి ఉన్నవి: ${count}`,
  equity: 'ఈక్విటీ',
  equityNote: '5+ ఏళ్లకు',
  debt: 'డెట్',
  debtNote: '1 నుంచి 3 ఏళ్లకు',
  liquid: 'లిక్విడ్',
  liquidNote: 'కొన్ని నెలలకు',
  balanced: 'బ్యాలెన్స్‌డ్',
  balancedNote: 'ఈక్విటీ, డెట్',
  hybrid: 'హైబ్రిడ్',
};
