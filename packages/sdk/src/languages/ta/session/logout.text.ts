import type { Translation } from '@prosperx/core/language';
import type { logoutText as english } from '#session/logout.text.js';

export const logoutText: Translation<typeof english> = {
  unheard:
    'இங்கே லாக் அவுட் ஆகிவிட்டீர்கள், ஆனால் எங்கள் சர்வரைத் தொடர்புகொள்ள முடியவில்லை. இந்தப் பிரவுசரில் இந்தத் தளத்தின் பக்கம் அடுத்து திறக்கும்போது உங்கள் செஷன் முடியும். பலர் பயன்படுத்தும் கணினியில், இணையம் வந்ததும் இந்தப் பக்கத்தை மீண்டும் லோடு செய்யவும்.',
};
