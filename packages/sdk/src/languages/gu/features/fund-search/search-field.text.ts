import type { Translation } from '@prosperx/core/language';
import type { searchFieldText as english } from '#features/fund-search/search-field.text.js';

export const searchFieldText: Translation<typeof english> = {
  label: 'ફંડ શોધો',
  search: 'શોધો',
  placeholder: 'ફંડ, ફંડ હાઉસ કે કેટેગરી શોધો',
};
