import type { Translation } from '@prosperx/core/language';
import type { mergeVisitText as english } from '#queries/merge-visit.text.js';

export const mergeVisitText: Translation<typeof english> = {
  leftOut: (count) =>
    `உங்கள் கார்ட் நிரம்பிவிட்டது. நீங்கள் முன்பு தேர்ந்தெடுத்ததில் ${count === 1 ? '1 ஸ்கீமுக்கு' : `${count} ஸ்கீம்களுக்கு`} இடமில்லை; லாக் அவுட் செய்ததும் அது மீண்டும் கார்ட்டில் இருக்கும்.`,
  unwatched: 'லாகின் செய்யும் முன் வாட்ச்லிஸ்ட்டில் சேர்த்த ஃபண்டுகளுக்கு உங்கள் வாட்ச்லிஸ்ட்டில் இடமில்லை; லாக் அவுட் செய்ததும் அவை மீண்டும் இருக்கும்.',
};
