import type { Translation } from '@prosperx/core/language';
import type { searchFieldText as english } from '#features/fund-search/search-field.text.js';

export const searchFieldText: Translation<typeof english> = {
  label: 'फंड खोजें',
  search: 'खोजें',
  placeholder: 'फंड, फंड हाउस या कैटेगरी खोजें',
};
