import type { Translation } from '@prosperx/core/language';
import type {
  calculatorList as englishCalculatorList,
  calculatorsPageText as englishCalculatorsPageText,
} from '#pages/calculators/calculators.text.js';

export const calculatorList: Translation<typeof englishCalculatorList> = {
  'sip-calculator': { title: 'ಎಸ್‌ಐಪಿ ಕ್ಯಾಲ್ಕುಲೇಟರ್', intro: 'ಪ್ರತಿ ತಿಂಗಳು ಹಾಕುವ ಮೊತ್ತ ಎಷ್ಟು ಬೆಳೆಯಬಹುದು.' },
  'lumpsum-calculator': { title: 'ಇಡಿಗಂಟು ಕ್ಯಾಲ್ಕುಲೇಟರ್', intro: 'ಒಮ್ಮೆ ಹಾಕುವ ಮೊತ್ತ ಎಷ್ಟು ಬೆಳೆಯಬಹುದು.' },
  'step-up-calculator': {
    title: 'ಸ್ಟೆಪ್-ಅಪ್ ಎಸ್‌ಐಪಿ ಕ್ಯಾಲ್ಕುಲೇಟರ್',
    intro: 'ಪ್ರತಿ ವರ್ಷ ಹೆಚ್ಚಿಸುವ ತಿಂಗಳ ಮೊತ್ತ ಎಷ್ಟು ಬೆಳೆಯಬಹುದು.',
  },
  'goal-amount-calculator': { title: 'ಗುರಿ ಕ್ಯಾಲ್ಕುಲೇಟರ್', intro: 'ಒಂದು ಮೊತ್ತ ತಲುಪಲು ತಿಂಗಳಿಗೆ ಎಷ್ಟು ಹೂಡಿಕೆ ಬೇಕು.' },
  'retirement-calculator': {
    title: 'ನಿವೃತ್ತಿ ಕ್ಯಾಲ್ಕುಲೇಟರ್',
    intro: 'ನಿವೃತ್ತಿಗೆ ಎಷ್ಟು ಬೇಕು, ಅಲ್ಲಿಯವರೆಗೆ ತಿಂಗಳಿಗೆ ಎಷ್ಟು ಹೂಡಿಕೆ ಬೇಕು.',
  },
  'education-calculator': {
    title: 'ಶಿಕ್ಷಣ ಕ್ಯಾಲ್ಕುಲೇಟರ್',
    intro: 'ಖರ್ಚು ಏರುತ್ತಲೇ ಇರುವ ಕೋರ್ಸ್‌ಗೆ ತಿಂಗಳಿಗೆ ಎಷ್ಟು ಹೂಡಿಕೆ ಬೇಕು.',
  },
  'swp-calculator': { title: 'ಎಸ್‌ಡಬ್ಲ್ಯುಪಿ ಕ್ಯಾಲ್ಕುಲೇಟರ್', intro: 'ಪ್ರತಿ ತಿಂಗಳು ಹಿಂಪಡೆದರೆ ಹಣ ಎಷ್ಟು ಕಾಲ ಬರಬಹುದು.' },
  'delay-calculator': {
    title: 'ವಿಳಂಬದ ಬೆಲೆ ಕ್ಯಾಲ್ಕುಲೇಟರ್',
    intro: 'ಎಸ್‌ಐಪಿಯನ್ನು ಕೆಲವು ವರ್ಷ ತಡವಾಗಿ ಆರಂಭಿಸಿದರೆ ಎಷ್ಟು ನಷ್ಟ.',
  },
  'elss-calculator': {
    title: 'ಇಎಲ್‌ಎಸ್‌ಎಸ್ ಕ್ಯಾಲ್ಕುಲೇಟರ್',
    intro: 'ಇಎಲ್‌ಎಸ್‌ಎಸ್ ಹೂಡಿಕೆಯಿಂದ ಹಳೆಯ, ಹೊಸ ಪದ್ಧತಿಗಳಲ್ಲಿ ಉಳಿಯುವ ತೆರಿಗೆ.',
  },
  'inflation-calculator': {
    title: 'ಹಣದುಬ್ಬರ ಕ್ಯಾಲ್ಕುಲೇಟರ್',
    intro: 'ಇಂದಿನ ಬೆಲೆ ಮುಂದೆ ಎಷ್ಟಾಗಬಹುದು, ಇಂದಿನ ಹಣದಲ್ಲಿ ಆಗ ಎಷ್ಟು ಕೊಳ್ಳಬಹುದು.',
  },
  'cagr-calculator': { title: 'CAGR ಕ್ಯಾಲ್ಕುಲೇಟರ್', intro: 'ಒಂದು ಮೌಲ್ಯ ವರ್ಷಕ್ಕೆ ಶೇಕಡಾ ಎಷ್ಟು ಬೆಳೆದಿದೆ.' },
  'xirr-calculator': {
    title: 'XIRR ಕ್ಯಾಲ್ಕುಲೇಟರ್',
    intro: 'ಬೇರೆ ಬೇರೆ ದಿನ ಹಾಕಿದ, ತೆಗೆದ ಮೊತ್ತಗಳ ವಾರ್ಷಿಕ ಗಳಿಕೆ; ಟೈಪ್ ಮಾಡಬಹುದು, ಪೇಸ್ಟ್ ಮಾಡಬಹುದು.',
  },
};

export const calculatorsPageText: Translation<typeof englishCalculatorsPageText> = {
  title: 'ಕ್ಯಾಲ್ಕುಲೇಟರ್‌ಗಳು',
  intro: 'ಪ್ರತಿಯೊಂದರಲ್ಲೂ ಸೂತ್ರ, ವರ್ಷವಾರು ಪಟ್ಟಿ, ಇಂದಿನ ಹಣದ ಮೌಲ್ಯ ಇದೆ; ಹೂಡಿಕೆಯ ಕ್ಯಾಲ್ಕುಲೇಟರ್‌ಗಳನ್ನು ನಿಜವಾದ ಫಂಡ್‌ನಲ್ಲೂ ಪ್ರಯತ್ನಿಸಬಹುದು.',
  groups: {
    grow: 'ಎಷ್ಟು ಬೆಳೆಯಬಹುದು',
    goals: 'ಗುರಿಗೆ ಎಷ್ಟು ಬೇಕು',
    take: 'ಹಿಂಪಡೆಯುವುದು, ಕಾಯುವುದು, ತೆರಿಗೆ ಉಳಿತಾಯ',
    measure: 'ಗಳಿಕೆ ಮತ್ತು ಬೆಲೆಗಳ ಅಳತೆ',
  },
};
