import type { Translation } from '@prosperx/core/language';
import type { searchFieldText as english } from '#features/fund-search/search-field.text.js';

export const searchFieldText: Translation<typeof english> = {
  label: 'ஃபண்டுகளைத் தேடவும்',
  search: 'தேடவும்',
  placeholder: 'ஃபண்ட், ஃபண்ட் ஹவுஸ் அல்லது வகை',
};
