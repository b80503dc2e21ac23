import type { Translation } from '@prosperx/core/language';
import type { leavingText as english } from '#features/fund-detail/leaving.text.js';

const rate = (percent: number | null) => (percent === null ? 'ನಿಮ್ಮ ಆದಾಯ ತೆರಿಗೆ ಸ್ಲ್ಯಾಬ್ ದರ' : `${percent}%`);

const freeEarlier = {
  retirement: 'ಸ್ಕೀಮ್ ಹೇಳಿದ ನಿವೃತ್ತಿ ವಯಸ್ಸು ತಲುಪಿದರೆ ಅವು ಮೊದಲೇ ಬಿಡುಗಡೆಯಾಗುತ್ತವೆ.',
  majority: 'ಮಗು ಪ್ರಾಪ್ತ ವಯಸ್ಸಿಗೆ ಬಂದರೆ ಅವು ಮೊದಲೇ ಬಿಡುಗಡೆಯಾಗುತ್ತವೆ.',
};

export const leavingText: Translation<typeof english> = {
  title: 'ಮಾರಿದಾಗ ಏನೇನು ಕಡಿತವಾಗುತ್ತದೆ',
  exitLoad: 'ಎಕ್ಸಿಟ್ ಲೋಡ್',
  exitLoadUnknown: 'ನಮ್ಮ ಬಳಿ ವಿವರವಿಲ್ಲ. ಬೇಗ ಮಾರಿದ ಯೂನಿಟ್‌ಗಳಿಂದ ಸ್ವಲ್ಪ ಕಡಿತವಾಗಬಹುದು: ಸ್ಕೀಮ್ ಮಾಹಿತಿ ದಾಖಲೆ ನೋಡಿ.',
  noExitLoad: 'ಇಲ್ಲ, ಯಾವಾಗ ಮಾರಿದರೂ.',
  exitLoadOf: (steps) => `ಯೂನಿಟ್‌ಗಳನ್ನು ಇಟ್ಟ ಅವಧಿಯ ಪ್ರಕಾರ: ${steps}.`,
  lockIn: 'ಲಾಕ್-ಇನ್',
  noLockIn: 'ಇಲ್ಲ: ಯಾವುದೇ ಕೆಲಸದ ದಿನ ಯೂನಿಟ್‌ಗಳನ್ನು ಮಾರಬಹುದು.',
  lockedFor: (years, earlier) =>
    `ಕೊಂಡ ದಿನದಿಂದ ಯೂನಿಟ್‌ಗಳು ${years} ವರ್ಷ ಲಾಕ್-ಇನ್‌ನಲ್ಲಿರುತ್ತವೆ; ಎಸ್‌ಐಪಿಯ ಪ್ರತಿ ಕಂತಿಗೂ ಪ್ರತ್ಯೇಕವಾಗಿ ${years} ವರ್ಷ.${earlier ? ` ${freeEarlier[earlier]}` : ''}`,
  tax: 'ಲಾಭದ ಮೇಲೆ ತೆರಿಗೆ',
  taxOfShares: (months, shortRate, longRate, exempt) =>
    `65% ಅಥವಾ ಹೆಚ್ಚು ಭಾರತೀಯ ಷೇರುಗಳಲ್ಲಿರುವ ಸ್ಕೀಮ್‌ಗೆ: ${months} ತಿಂಗಳು ಅಥವಾ ಕಡಿಮೆ ಇಟ್ಟರೆ ${rate(shortRate)}; ಅದಕ್ಕಿಂತ ಹೆಚ್ಚು ಇಟ್ಟರೆ, ಹಣಕಾಸು ವರ್ಷದಲ್ಲಿ ${exempt} ಮೀರಿದ ಲಾಭಕ್ಕೆ ${longRate}%.`,
  taxByTerm: (months, shortRate, longRate) =>
    `${months} ತಿಂಗಳು ಅಥವಾ ಕಡಿಮೆ ಇಟ್ಟರೆ ${rate(shortRate)}; ಅದಕ್ಕಿಂತ ಹೆಚ್ಚು ಇಟ್ಟರೆ ${longRate}%.`,
  taxBySlab: 'ಈಗ ಕೊಳ್ಳುವ ಯೂನಿಟ್‌ಗಳನ್ನು ಎಷ್ಟು ಕಾಲ ಇಟ್ಟರೂ, ನಿಮ್ಮ ಆದಾಯ ತೆರಿಗೆ ಸ್ಲ್ಯಾಬ್ ದರ ಅನ್ವಯಿಸುತ್ತದೆ.',
  assumed: 'ವರ್ಗದ ಪ್ರಕಾರ ಭಾವಿಸಿದ್ದು: ಸ್ಕೀಮ್‌ನಲ್ಲಿ ಏನಿದೆ ಎಂಬುದನ್ನು ಅವಲಂಬಿಸಿರುತ್ತದೆ; ಅದರ ದಾಖಲೆಗಳನ್ನು ನೋಡಿ.',
  money: 'ಹಣ',
  moneyWhen: (days) => `${days} ಕೆಲಸದ ${days === 1 ? 'ದಿನದಲ್ಲಿ' : 'ದಿನಗಳಲ್ಲಿ'} ನಿಮ್ಮ ಬ್ಯಾಂಕ್ ಖಾತೆಗೆ ಬರುತ್ತದೆ.`,
  rates: 'ಭಾರತದಲ್ಲಿ ನೆಲೆಸಿರುವ ವ್ಯಕ್ತಿಗಳು ಈಗ ಕೊಂಡು ಮಾರುವ ಯೂನಿಟ್‌ಗಳ ತೆರಿಗೆ ದರಗಳು; ಸರ್‌ಚಾರ್ಜ್, ಸೆಸ್‌ಗೆ ಮೊದಲು.',
};
