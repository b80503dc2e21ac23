import type { Translation } from '@prosperx/core/language';
import type { advisorsOnlyText as english } from '#domain/agent/advisors-only.text.js';

export const advisorsOnlyText: Translation<typeof english> = { home: 'ಮುಖಪುಟಕ್ಕೆ ಹೋಗಿ' };
