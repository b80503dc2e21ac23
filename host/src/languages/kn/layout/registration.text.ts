import type { Translation } from '@prosperx/core/language';
import type { registrationText as english } from '#layout/registration.text.js';

export const registrationText: Translation<typeof english> = {
  sentTitle: 'ನೋಂದಣಿ ನಡೆಯುತ್ತಿದೆ',
  sent: 'ವಿವರಗಳು ಎಕ್ಸ್‌ಚೇಂಜ್‌ಗೆ ಹೋಗಿವೆ; ಸಾಮಾನ್ಯವಾಗಿ ಕೆಲವು ನಿಮಿಷಗಳಲ್ಲಿ ಉತ್ತರ ಬರುತ್ತದೆ. ಮುಗಿದ ಮೇಲೆ ಇಮೇಲ್ ಮಾಡುತ್ತೇವೆ.',
};
