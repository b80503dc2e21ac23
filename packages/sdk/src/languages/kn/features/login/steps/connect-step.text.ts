import type { Translation } from '@prosperx/core/language';
import type { connectStepText as english } from '#features/login/steps/connect-step.text.js';

export const connectStepText: Translation<typeof english> = {
  asks: (partner) => `${partner} ತಮ್ಮ ಆ್ಯಪ್ ಅಥವಾ ಸೈಟ್‌ನಿಂದ, ಬೇರೆ ಪಾಸ್‌ವರ್ಡ್ ಇಲ್ಲದೆ, ನಿಮ್ಮನ್ನು ProsperX ಗೆ ಲಾಗಿನ್ ಮಾಡಿಸಲು ಅನುಮತಿ ಕೇಳುತ್ತಿದೆ.`,
  may: (partner) =>
    `${partner} ಇಲ್ಲಿ ನಿಮ್ಮ ಖಾತೆಯನ್ನು ನೋಡಬಹುದು, ನಿಮ್ಮ ಕಾರ್ಟ್ ಮತ್ತು ನೀವು ಗಮನಿಸುವ ಫಂಡ್‌ಗಳನ್ನು ಬದಲಾಯಿಸಬಹುದು. ಆರ್ಡರ್ ಮಾಡಬಹುದು ಮತ್ತು ಇನ್ನೂ ಪಾವತಿಯಾಗದ ಆರ್ಡರ್‌ಗಳನ್ನು ರದ್ದು ಮಾಡಬಹುದು. ಆಟೊಪೇ ಪ್ರಾರಂಭಿಸಬಹುದು, ಅದನ್ನು ನಿಮ್ಮ ಬ್ಯಾಂಕ್‌ನಲ್ಲಿ ನೀವು ಅನುಮೋದಿಸುತ್ತೀರಿ.`,
  codes: 'ಪಾವತಿ, ರಿಡೆಂಪ್ಷನ್ ಮತ್ತು ಪ್ರೊಫೈಲ್ ಬದಲಾವಣೆಗಳಿಗೆ ಆಗಲೂ ನಿಮ್ಮ ಮೊಬೈಲ್‌ಗೆ ಕಳುಹಿಸಿದ ಕೋಡ್ ಬೇಕು.',
  end: 'ನಾವು ನಿಮಗೆ ಇಮೇಲ್ ಮತ್ತು SMS ಮೂಲಕ ತಿಳಿಸುತ್ತೇವೆ. ನಿಮ್ಮ ಪ್ರೊಫೈಲ್‌ನಲ್ಲಿ ಇದನ್ನು ಯಾವಾಗ ಬೇಕಾದರೂ ನಿಲ್ಲಿಸಬಹುದು.',
  agree: 'ಜೋಡಿಸಿ',
  notNow: 'ಈಗ ಬೇಡ',
};
