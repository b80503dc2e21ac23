import type { Translation } from '#language/index.js';
import type { shareClientText as english } from '#share/calculator.text.js';

export const shareClientText: Translation<typeof english> = {
  client_name_required: 'வாடிக்கையாளர் பெயர் கட்டாயம்',
  client_name_invalid: 'சரியான பெயரை உள்ளிடவும்',
  client_mobile_required: 'வாடிக்கையாளர் மொபைல் எண் கட்டாயம்',
  client_mobile_invalid: 'சரியான மொபைல் எண்ணை உள்ளிடவும்',
};
