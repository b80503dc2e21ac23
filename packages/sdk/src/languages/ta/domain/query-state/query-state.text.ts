import type { Translation } from '@prosperx/core/language';
import type { queryStateText as english } from '#domain/query-state/query-state.text.js';

export const queryStateText: Translation<typeof english> = {
  nobody: 'நீங்கள் யார் என்று சரிபார்க்க முடியவில்லை',
  retry: 'மீண்டும் முயலவும்',
  logIn: 'லாகின் / பதிவு',
};
