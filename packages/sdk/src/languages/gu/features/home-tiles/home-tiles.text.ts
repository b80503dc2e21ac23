import type { Translation } from '@prosperx/core/language';
import type { homeTilesText as english } from '#features/home-tiles/home-tiles.text.js';

export const homeTilesText: Translation<typeof english> = {
  browse: 'કેટેગરી પ્રમાણે ફંડ જુઓ',
  bestFunds: 'સૌથી સારો દેખાવ',
  bestFundsNote: '3 વર્ષના વળતર પ્રમાણે',
  taxSaver: 'ટેક્સ બચત (ઈએલએસએસ)',
  taxSaverNote: 'કલમ 123, જૂની વ્યવસ્થા',
  loan: 'મ્યુચ્યુઅલ ફંડ સામે લોન',
  loanNote: 'વાર્ષિક 10.5%થી',
  newTab: '(નવા ટેબમાં ખૂલે છે)',
  nfo: 'એનએફઓ',
  nfoNote: 'નવી ફંડ ઓફર',
  openNfos: (count) => `હાલમાં ${count} ચાલુ`,
  equity: 'ઇક્વિટી',
  equityNote: '5+ વર્ષ માટે',
  debt: 'ડેટ',
  debtNote: '1થી 3 વર્ષ માટે',
  liquid: 'લિક્વિડ',
  liquidNote: 'થોડા મહિના માટે',
  balanced: 'બેલેન્સ્ડ',
  balancedNote: 'ઇક્વિટી અને ડેટ',
  hybrid: 'હાઇબ્રિડ',
};
