import type { Translation } from '@prosperx/core/language';
import type { homeTilesText as english } from '#features/home-tiles/home-tiles.text.js';

export const homeTilesText: Translation<typeof english> = {
  browse: 'प्रकारानुसार फंड पाहा',
  bestFunds: 'सर्वोत्तम कामगिरी',
  bestFundsNote: '3 वर्षांच्या परताव्यानुसार',
  taxSaver: 'करबचत (ईएलएसएस)',
  taxSaverNote: 'कलम 123, जुनी प्रणाली',
  loan: 'म्युच्युअल फंडावर कर्ज',
  loanNote: 'वार्षिक 10.5% पासून',
  newTab: '(नव्या टॅबमध्ये उघडते)',
  nfo: 'एनएफओ',
  nfoNote: 'नवीन फंड ऑफर',
  openNfos: (count) => `सध्या ${count} सुरू`,
  equity: 'इक्विटी',
  equityNote: '5+ वर्षांसाठी',
  debt: 'डेट',
  debtNote: '1 ते 3 वर्षांसाठी',
  liquid: 'लिक्विड',
  liquidNote: 'काही महिन्यांसाठी',
  balanced: 'संतुलित',
  balancedNote: 'इक्विटी आणि डेट',
  hybrid: 'हायब्रिड',
};
