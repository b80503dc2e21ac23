import type { Translation } from '@prosperx/core/language';
import type { audienceText as english } from '#session/audience.text.js';

export const audienceText: Translation<typeof english> = {
  investor: {
    isNamed: 'మీరు:',
    your: 'మీ',
    you: 'మీరు',
  },
  advisor: {
    isNamed: 'మీ కస్టమర్:',
    your: 'మీ కస్టమర్',
    you: 'మీ కస్టమర్',
  },
};
