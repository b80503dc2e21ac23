import type { Translation } from '@prosperx/core/language';
import type { audienceText as english } from '#session/audience.text.js';

/** "your" stands before a noun in the oblique or the plural alone (आपके मोबाइल पर), since it cannot follow the noun's gender. */
export const audienceText: Translation<typeof english> = {
  investor: {
    isNamed: 'आप हैं',
    your: 'आपके',
    you: 'आप',
  },
  advisor: {
    isNamed: 'आपके ग्राहक हैं',
    your: 'आपके ग्राहक के',
    you: 'आपके ग्राहक',
  },
};
