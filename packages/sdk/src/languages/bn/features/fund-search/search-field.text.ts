import type { Translation } from '@prosperx/core/language';
import type { searchFieldText as english } from '#features/fund-search/search-field.text.js';

export const searchFieldText: Translation<typeof english> = {
  label: 'ফান্ড খুঁজুন',
  search: 'খুঁজুন',
  placeholder: 'ফান্ড, ফান্ড হাউস বা ধরন খুঁজুন',
};
