import type { Translation } from '#language/index.js';
import type { shareErrorText as english } from '#share/share.text.js';

export const shareErrorText: Translation<typeof english> = {
  share_email_required: 'இமெயிலை உள்ளிடவும்',
  share_email_invalid: 'சரியான இமெயிலை உள்ளிடவும்',
  share_mobile_required: 'மொபைல் எண்ணை உள்ளிடவும்',
  share_mobile_invalid: '10 இலக்கங்களை மட்டும் உள்ளிடவும்',
  share_receiver_required: 'யாருக்காக என்று உள்ளிடவும்',
};
