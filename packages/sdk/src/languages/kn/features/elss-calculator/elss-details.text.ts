import type { Translation } from '@prosperx/core/language';
import type { elssDetailsText as english } from '#features/elss-calculator/elss-details.text.js';

export const elssDetailsText: Translation<typeof english> = {
  parts: ['ಹೂಡಿಕೆ', 'ಅಂದಾಜು ಲಾಭ'],
  deducted: (section) => `ಕಡಿತ (ಸೆಕ್ಷನ್ ${section})`,
  taxIn: { old: 'ಹಳೆಯ ಪದ್ಧತಿಯಲ್ಲಿ ತೆರಿಗೆ', new: 'ಅದೇ ಆದಾಯಕ್ಕೆ ಹೊಸ ಪದ್ಧತಿಯಲ್ಲಿ ತೆರಿಗೆ' },
  value: (years) => `${years} ಕಳೆದಾಗ ಮೌಲ್ಯ`,
  gainTax: 'ಲಾಭದ ಮೇಲೆ ಇಂದಿನ ದರದ ತೆರಿಗೆ, ಸರ್‌ಚಾರ್ಜ್ ಮತ್ತು ಸೆಸ್‌ಗೆ ಮೊದಲು',
  note: (law, limit, savings, newRegime, rebate, exemption) =>
    `${law.replace('Income-tax Act', 'ಆದಾಯ ತೆರಿಗೆ ಕಾಯ್ದೆ')}: ಹಳೆಯ ಪದ್ಧತಿಯಲ್ಲಿ ಮಾತ್ರ, ಸೆಕ್ಷನ್ ${savings} ಅಡಿ ವರ್ಷಕ್ಕೆ ${limit}ರವರೆಗೆ ಕಡಿತ ಇದೆ; ಹೊಸ ಪದ್ಧತಿ ಸೆಕ್ಷನ್ ${newRegime}. ಭಾರತದಲ್ಲಿ ನೆಲೆಸಿರುವ 60 ವರ್ಷದೊಳಗಿನವರಿಗೆ ರಿಬೇಟ್ (ಸೆಕ್ಷನ್ ${rebate}), ಸರ್‌ಚಾರ್ಜ್, ಸೆಸ್ ಸೇರಿಸಿ ಆದಾಯ ತೆರಿಗೆ ಲೆಕ್ಕ ಹಾಕಲಾಗಿದೆ. ಹೊಸ ಪದ್ಧತಿಯಲ್ಲಿ ಕಡಿತಗಳು ಕಡಿಮೆ, ಸ್ಟ್ಯಾಂಡರ್ಡ್ ಡಿಡಕ್ಷನ್ ಹೆಚ್ಚು; ಹಾಗಾಗಿ ಅಲ್ಲಿ ನಿಮ್ಮ ತೆರಿಗೆಗೆ ಒಳಪಡುವ ಆದಾಯ ಬೇರೆ ಇರಬಹುದು. ಎಲ್ಲ ಫಂಡ್, ಷೇರುಗಳು ಸೇರಿ, ಒಂದು ವರ್ಷದ ದೀರ್ಘಾವಧಿ ಈಕ್ವಿಟಿ ಲಾಭದಲ್ಲಿ ${exemption}ರವರೆಗೆ ತೆರಿಗೆ ಇಲ್ಲ.`,
  newIsLess: (tax, less) => `ಹೊಸ ಪದ್ಧತಿಯಲ್ಲಿ ಈ ಆದಾಯಕ್ಕೆ ${tax} ತೆರಿಗೆ; ಈ ಹೂಡಿಕೆಯೊಂದಿಗೆ ಹಳೆಯ ಪದ್ಧತಿಗಿಂತ ${less} ಕಡಿಮೆ.`,
  summary: (investment, value, years) => `ಇಎಲ್‌ಎಸ್‌ಎಸ್‌ನಲ್ಲಿ ${investment} ಹೂಡಿಕೆ ${years} ಕಳೆದಾಗ ${value} ಆಗಬಹುದು`,
};
