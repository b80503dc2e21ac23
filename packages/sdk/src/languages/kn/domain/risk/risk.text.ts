import type { Translation } from '@prosperx/core/language';
import type { riskProfileText as english } from '#domain/risk/risk.text.js';

export const riskProfileText: Translation<typeof english> = {
  introTitle: 'ನಿಮಗೆ ಎಷ್ಟು ರಿಸ್ಕ್ ಸೂಕ್ತ?',
  intro: (count) => `ನಿಮ್ಮ ಹಣಕಾಸು, ಗುರಿಗಳ ಬಗ್ಗೆ ${count} ಚಿಕ್ಕ ಪ್ರಶ್ನೆಗಳು. ಉತ್ತರಗಳನ್ನು ಆಗಿಂದಾಗಲೇ ಉಳಿಸಲಾಗುತ್ತದೆ; ನಂತರ ಬಂದೂ ಮುಂದುವರಿಸಬಹುದು.`,
  resumed: (answered, count) => `${count} ಪ್ರಶ್ನೆಗಳಲ್ಲಿ ${answered} ಪ್ರಶ್ನೆಗಳಿಗೆ ಉತ್ತರಿಸಿದ್ದೀರಿ. ಬಿಟ್ಟಲ್ಲಿಂದ ಮುಂದುವರಿಸಿ.`,
  begin: 'ಶುರು ಮಾಡೋಣ',
  question: (at, count) => `ಪ್ರಶ್ನೆ ${at} / ${count}`,
  previous: 'ಹಿಂದೆ',
  next: 'ಮುಂದೆ',
  submit: 'ಸಲ್ಲಿಸಿ',
  notSaved: 'ಈ ಉತ್ತರವನ್ನು ಇನ್ನೂ ಉಳಿಸಿಲ್ಲ.',
  retry: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
  failedTitle: 'ಪ್ರಶ್ನೆಗಳನ್ನು ತೋರಿಸಲು ಆಗಲಿಲ್ಲ',
  gauge: (name, at, count) => `ರಿಸ್ಕ್ ವರ್ಗ ${at} / ${count}: ${name}`,
  level: (at, count) => `ವರ್ಗ ${at} / ${count}`,
  advisorsAnswers: {
    count: 'ಈ ಉತ್ತರಗಳನ್ನು ಸಲಹೆಗಾರರು ಕೊಟ್ಟಿದ್ದಾರೆ. ಹೂಡಿಕೆದಾರರು ತಾವೇ ಉತ್ತರಿಸುವವರೆಗೆ ಇವೇ ಅನ್ವಯಿಸುತ್ತವೆ.',
    wait: 'ಇದರ ನಂತರ ಸಲಹೆಗಾರರು ಪ್ರಶ್ನೆಗಳಿಗೆ ಉತ್ತರಿಸಿದ್ದಾರೆ. ಹೂಡಿಕೆದಾರರು ಮತ್ತೆ ಉತ್ತರಿಸುವವರೆಗೆ ಅವರ ಸ್ವಂತ ಉತ್ತರಗಳೇ ಅನ್ವಯಿಸುತ್ತವೆ.',
  },
  suggested: 'ಹೊಂದುವ ಫಂಡ್ ವಿಭಾಗಗಳು',
  suggestedNote: 'ಇದು ಆರಂಭ ಮಾತ್ರ, ಹೂಡಿಕೆ ಸಲಹೆಯಲ್ಲ.',
  retakeLink: 'ಮತ್ತೆ ಉತ್ತರಿಸಿ',
  retakeButton: 'ಮತ್ತೆ ಉತ್ತರಿಸಿ',
  toNextPage: 'ಮುಂದುವರಿಯಿರಿ',
  awaiting: '*ನಿಮ್ಮ ಕಾರ್ಟ್ ಒಪ್ಪಿಗೆಗಾಗಿ ಕಾಯುತ್ತಿದೆ.',
};
