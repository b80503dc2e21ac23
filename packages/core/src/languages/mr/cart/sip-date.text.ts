import type { sipDateText as english } from '#cart/sip-date.text.js';
import type { Translation } from '#language/index.js';

export const sipDateText: Translation<typeof english> = {
  forMonths: (day, months) => `${months} ${months === 1 ? 'महिना' : 'महिने'}, दर महिन्याच्या ${day} तारखेला`,
  untilCancelled: (day) => `दर महिन्याच्या ${day} तारखेला, रद्द करेपर्यंत`,
};
