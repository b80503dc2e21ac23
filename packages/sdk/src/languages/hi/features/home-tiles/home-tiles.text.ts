import type { Translation } from '@prosperx/core/language';
import type { homeTilesText as english } from '#features/home-tiles/home-tiles.text.js';

export const homeTilesText: Translation<typeof english> = {
  browse: 'कैटेगरी के हिसाब से फंड देखें',
  bestFunds: 'सबसे अच्छा प्रदर्शन',
  bestFundsNote: '3 साल के रिटर्न से',
  taxSaver: 'टैक्स सेवर (ईएलएसएस)',
  taxSaverNote: 'धारा 123, पुरानी टैक्स व्यवस्था',
  loan: 'म्यूचुअल फंड पर लोन',
  loanNote: 'सालाना 10.5% से',
  newTab: '(नए टैब में खुलेगा)',
  nfo: 'एनएफओ',
  nfoNote: 'न्यू फंड ऑफर',
  openNfos: (count) => `अभी ${count} ${count > 1 ? 'खुले' : 'खुला'}`,
  equity: 'इक्विटी',
  equityNote: '5+ साल के लिए',
  debt: 'डेट',
  debtNote: '1 से 3 साल के लिए',
  liquid: 'लिक्विड',
  liquidNote: 'कुछ महीनों के लिए',
  balanced: 'बैलेंस्ड',
  balancedNote: 'इक्विटी और डेट',
  hybrid: 'हाइब्रिड',
};
