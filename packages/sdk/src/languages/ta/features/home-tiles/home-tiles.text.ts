import type { Translation } from '@prosperx/core/language';
import type { homeTilesText as english } from '#features/home-tiles/home-tiles.text.js';

export const homeTilesText: Translation<typeof english> = {
  browse: 'வகை வாரியாக ஃபண்டுகள்',
  bestFunds: 'சிறந்த ரிட்டர்ன்',
  bestFundsNote: '3 ஆண்டு ரிட்டர்ன்படி',
  taxSaver: 'வரி சேமிப்பு (இஎல்எஸ்எஸ்)',
  taxSaverNote: 'பிரிவு 123, பழைய முறை',
  loan: 'ஃபண்ட் மீது கடன்',
  loanNote: 'ஆண்டுக்கு 10.5% முதல்',
  newTab: '(புதிய டேபில் திறக்கும்)',
  nfo: 'என்எஃப்ஓ',
  nfoNote: 'புதிய ஃபண்ட் வெளியீடுகள்',
  openNfos: (count) => `இப்போது திறந்துள்ளவை: ${count}`,
  equity: 'ஈக்விட்டி',
  equityNote: '5+ ஆண்டுகளுக்கு',
  debt: 'டெப்ட்',
  debtNote: '1 முதல் 3 ஆண்டுகளுக்கு',
  liquid: 'லிக்விட்',
  liquidNote: 'சில மாதங்களுக்கு',
  balanced: 'பேலன்ஸ்டு',
  balancedNote: 'ஈக்விட்டி மற்றும் டெப்ட்',
  hybrid: 'ஹைப்ரிட்',
};
