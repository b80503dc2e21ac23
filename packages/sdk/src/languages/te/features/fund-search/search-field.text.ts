import type { Translation } from '@prosperx/core/language';
import type { searchFieldText as english } from '#features/fund-search/search-field.text.js';

export const searchFieldText: Translation<typeof english> = {
  label: 'ఫండ్లను వెతకండి',
  search: 'వెతకండి',
  placeholder: 'ఫండ్, ఫండ్ హౌస్ లేదా కేటగిరీ',
};
