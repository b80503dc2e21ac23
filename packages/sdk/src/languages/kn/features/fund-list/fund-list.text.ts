import type { Translation } from '@prosperx/core/language';
import type { fundListText as english } from '#features/fund-list/fund-list.text.js';

const count = (of: number) => of.toLocaleString('en-IN');

export const fundListText: Translation<typeof english> = {
  intro: (total, date) => `${count(total)} ${total === 1 ? 'ಸ್ಕೀಮ್' : 'ಸ್ಕೀಮ್‌ಗಳು'}.${date ? ` ${date}ರವರೆಗಿನ ವಾರ್ಷಿಕ ಗಳಿಕೆ.` : ''}`,
  caption: (category, sort) => `${category ? `${category} ಫಂಡ್‌ಗಳು` : 'ಫಂಡ್‌ಗಳು'}, ಕ್ರಮ: ${sort}`,
  sortBy: 'ಕ್ರಮ',
  sorts: {
    threeYear: '3 ವರ್ಷದ ಗಳಿಕೆ',
    oneYear: '1 ವರ್ಷದ ಗಳಿಕೆ',
    fiveYear: '5 ವರ್ಷದ ಗಳಿಕೆ',
    size: 'ಫಂಡ್ ಗಾತ್ರ',
    expenseRatio: 'ವೆಚ್ಚ ಅನುಪಾತ',
    minimumSip: 'ಕನಿಷ್ಠ ಎಸ್‌ಐಪಿ',
    name: 'ಹೆಸರು',
  },
  filter: 'ಫಿಲ್ಟರ್',
  chosen: (of) => `${of} ${of === 1 ? 'ಫಿಲ್ಟರ್ ಆಯ್ಕೆಯಾಗಿದೆ' : 'ಫಿಲ್ಟರ್‌ಗಳು ಆಯ್ಕೆಯಾಗಿವೆ'}`,
  clearAll: 'ಎಲ್ಲ ತೆಗೆಯಿರಿ',
  clear: (value) => `${value}: ತೆಗೆಯಿರಿ`,
  minimumAge: (years) => `${years} ವರ್ಷ ಅಥವಾ ಹೆಚ್ಚು`,
  sipChip: (rupees) => `ಎಸ್‌ಐಪಿ ${rupees} ಅಥವಾ ಕಡಿಮೆ`,
  returnChip: (percent) => `3 ವರ್ಷದ ಗಳಿಕೆ ${percent}% ಅಥವಾ ಹೆಚ್ಚು`,
  optionChip: 'ಆದಾಯ ನೀಡುವವು (IDCW)',
  noneTitle: 'ಯಾವ ಫಂಡೂ ಸಿಗಲಿಲ್ಲ',
  noneText: 'ಇನ್ನಷ್ಟು ಫಂಡ್‌ಗಳನ್ನು ನೋಡಲು ಒಂದು ಫಿಲ್ಟರ್ ತೆಗೆಯಿರಿ.',
  failed: 'ಏನೋ ತಪ್ಪಾಗಿದೆ.',
  noServer: 'ಈ ವಿಜೆಟ್ ಸರ್ವರ್‌ಗೆ ಸಂಪರ್ಕಗೊಂಡ ಮೇಲೆ ಫಂಡ್‌ಗಳು ಇಲ್ಲಿ ಕಾಣಿಸುತ್ತವೆ.',
};
