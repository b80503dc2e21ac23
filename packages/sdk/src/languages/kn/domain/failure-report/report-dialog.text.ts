import type { Translation } from '@prosperx/core/language';
import type { reportText as english } from '#domain/failure-report/report-dialog.text.js';

export const reportText: Translation<typeof english> = {
  title: 'ಕ್ಷಮಿಸಿ!',
  text: 'ತೊಂದರೆಗೆ ವಿಷಾದಿಸುತ್ತೇವೆ. ನಮ್ಮ ತಜ್ಞರು ಬೇಗನೆ ನಿಮಗೆ ಕರೆ ಮಾಡುತ್ತಾರೆ.',
  textForVisitor: 'ತೊಂದರೆಗೆ ವಿಷಾದಿಸುತ್ತೇವೆ. ನೀವು ತಿಳಿಸಿದ್ದು ನಮಗೆ ತಲುಪಿದೆ, ಪರಿಶೀಲಿಸುತ್ತಿದ್ದೇವೆ.',
  done: 'ಸರಿ',
};
