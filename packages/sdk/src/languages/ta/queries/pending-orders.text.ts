import type { Translation } from '@prosperx/core/language';
import type { pendingOrdersText as english } from '#queries/pending-orders.text.js';

export const pendingOrdersText: Translation<typeof english> = {
  note: (type, placed, number) => `${type === 'SIP' ? 'எஸ்ஐபி' : 'ஒருமுறை முதலீடு'}, ${placed} அன்று ஆர்டர், ${number}`,
  kept: (count) =>
    count > 1
      ? `${count} ஆர்டர்களுக்குப் பேமென்ட் நடந்துகொண்டிருப்பதால் அவை ரத்து செய்யப்படவில்லை.`
      : 'ஒரு ஆர்டருக்குப் பேமென்ட் நடந்துகொண்டிருப்பதால் அது ரத்து செய்யப்படவில்லை.',
};
