import type { Translation } from '@prosperx/core/language';
import type { removedText as english } from '#primitives/hooks/removed.text.js';

export const removedText: Translation<typeof english> = {
  removed: (name, count) => `${name} ${count === 1 ? 'हटा दिया गया' : 'हटा दिए गए'}`,
};
