import type { Translation } from '@prosperx/core/language';
import type { homeTilesText as english } from '#features/home-tiles/home-tiles.text.js';

export const homeTilesText: Translation<typeof english> = {
  browse: 'ವಿಭಾಗವಾರು ಫಂಡ್‌ಗಳು',
  bestFunds: 'ಉತ್ತಮ ಗಳಿಕೆ',
  bestFundsNote: '3 ವರ್ಷದ ಗಳಿಕೆ ಪ್ರಕಾರ',
  taxSaver: 'ತೆರಿಗೆ ಉಳಿತಾಯ (ಇಎಲ್‌ಎಸ್‌ಎಸ್)',
  taxSaverNote: 'ಸೆಕ್ಷನ್ 123, ಹಳೆಯ ಪದ್ಧತಿ',
  loan: 'ಫಂಡ್ ಮೇಲೆ ಸಾಲ',
  loanNote: 'ವರ್ಷಕ್ಕೆ 10.5%ರಿಂದ',
  newTab: '(ಹೊಸ ಟ್ಯಾಬ್‌ನಲ್ಲಿ ತೆರೆಯುತ್ತದೆ)',
  nfo: 'ಎನ್‌ಎಫ್‌ಒ',
  nfoNote: 'ಹೊಸ ಫಂಡ್ ಆಫರ್‌ಗಳು',
  openNfos: (count) => `ಈಗ ತೆರೆದಿರುವವು: ${count}`,
  equity: 'ಈಕ್ವಿಟಿ',
  equityNote: '5+ ವರ್ಷಗಳಿಗೆ',
  debt: 'ಡೆಟ್',
  debtNote: '1ರಿಂದ 3 ವರ್ಷಗಳಿಗೆ',
  liquid: 'ಲಿಕ್ವಿಡ್',
  liquidNote: 'ಕೆಲವು ತಿಂಗಳಿಗೆ',
  balanced: 'ಬ್ಯಾಲೆನ್ಸ್ಡ್',
  balancedNote: 'ಈಕ್ವಿಟಿ ಮತ್ತು ಡೆಟ್',
  hybrid: 'ಹೈಬ್ರಿಡ್',
};
