import type { Translation } from '@prosperx/core/language';
import type { searchFieldText as english } from '#features/fund-search/search-field.text.js';

export const searchFieldText: Translation<typeof english> = {
  label: 'ಫಂಡ್‌ಗಳನ್ನು ಹುಡುಕಿ',
  search: 'ಹುಡುಕಿ',
  placeholder: 'ಫಂಡ್, ಫಂಡ್ ಹೌಸ್ ಅಥವಾ ವಿಭಾಗ',
};
