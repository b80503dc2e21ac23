import type { Translation } from '@prosperx/core/language';
import type { riskText as english } from '#features/fund-detail/risk.text.js';

export const riskText: Translation<typeof english> = {
  risk: 'ರಿಸ್ಕೋಮೀಟರ್',
  riskNote: {
    Low: 'ಏರಿಳಿತ ತುಂಬಾ ಕಡಿಮೆ. ಬೇಗನೆ ಬೇಕಾಗುವ ಹಣಕ್ಕೆ ಸೂಕ್ತ.',
    'Low to Moderate': 'ಸಣ್ಣ ಇಳಿಕೆ ಆಗಬಹುದು. ಕೆಲವು ತಿಂಗಳ ಹೂಡಿಕೆಗೆ ಸೂಕ್ತ.',
    Moderate: 'ಹೂಡಿಕೆ ಸ್ವಲ್ಪ ಕಾಲ ಇಳಿಯಬಹುದು. 1 ವರ್ಷ ಅಥವಾ ಹೆಚ್ಚಿನ ಅವಧಿಗೆ ಸೂಕ್ತ.',
    'Moderately High': 'ಹೂಡಿಕೆ ಗಮನಾರ್ಹವಾಗಿ ಇಳಿಯಬಹುದು. 3 ವರ್ಷ ಅಥವಾ ಹೆಚ್ಚಿನ ಅವಧಿಗೆ ಸೂಕ್ತ.',
    High: 'ಹೂಡಿಕೆ ತೀವ್ರವಾಗಿ ಇಳಿಯಬಹುದು. 3ರಿಂದ 5 ವರ್ಷ ಅಥವಾ ಹೆಚ್ಚಿನ ಅವಧಿಗೆ ಸೂಕ್ತ.',
    'Very High': 'ಅಲ್ಪಾವಧಿಯಲ್ಲಿ ಹೂಡಿಕೆ ತೀವ್ರವಾಗಿ ಇಳಿಯಬಹುದು. 5 ವರ್ಷ ಅಥವಾ ಹೆಚ್ಚಿನ ಅವಧಿಗೆ ಸೂಕ್ತ.',
  },
};
