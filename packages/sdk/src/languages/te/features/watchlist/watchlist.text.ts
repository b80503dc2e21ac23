import type { Translation } from '@prosperx/core/language';
import type { watchlistText as english } from '#features/watchlist/watchlist.text.js';

export const watchlistText: Translation<typeof english> = {
  noServer: 'ఈ విడ్జెట్ సర్వర్‌కు కనెక్ట్ అయ్యాక మీ వాచ్‌లిస్ట్ ఫండ్లు ఇక్కడ కనిపిస్తాయి.',
  failed: 'మీ వాచ్‌లిస్ట్‌ను చూపించలేకపోయాం',
  logInFirst: 'మీ వాచ్‌లిస్ట్ చూడటానికి లాగిన్ చేయండి',
  noneTitle: 'మీ వాచ్‌లిస్ట్ ఖాళీగా ఉంది',
  noneText: 'ఫండ్‌ను చేర్చడానికి దాని పక్కన ఉన్న నక్షత్రాన్ని ఎంచుకోండి.',
  searchFunds: 'ఫండ్లను వెతకండి',
  caption: 'మీ వాచ్‌లిస్ట్ ఫండ్లు',
};
