import type { Translation } from '@prosperx/core/language';
import type { searchFieldText as english } from '#features/fund-search/search-field.text.js';

export const searchFieldText: Translation<typeof english> = {
  label: 'फंड शोधा',
  search: 'शोधा',
  placeholder: 'फंड, फंड हाऊस किंवा प्रकार शोधा',
};
