import type { Translation } from '@prosperx/core/language';
import type { cutOffText as english } from '#features/fund-detail/cut-off.text.js';

export const cutOffText: Translation<typeof english> = {
  payToday: (time, navDate) => `${navDate}ರ ಎನ್‌ಎವಿ ಸಿಗಲು ಇಂದು ${time}ರೊಳಗೆ ಪಾವತಿಸಿ.`,
  payOn: (time, day, navDate) => `${navDate}ರ ಎನ್‌ಎವಿ ಸಿಗಲು ${day}ರಂದು ${time}ರೊಳಗೆ ಪಾವತಿಸಿ.`,
  timeLeft: (minutes) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    return hours === 0 ? `ಇನ್ನೂ ${rest} ನಿಮಿಷ` : `ಇನ್ನೂ ${hours} ಗಂ. ${rest} ನಿಮಿಷ`;
  },
};
