import type { Translation } from '#language/index.js';
import type { shareErrorText as english } from '#share/share.text.js';

export const shareErrorText: Translation<typeof english> = {
  share_email_required: 'ఈమెయిల్ ఎంటర్ చేయండి',
  share_email_invalid: 'సరైన ఈమెయిల్ ఎంటర్ చేయండి',
  share_mobile_required: 'మొబైల్ నంబర్ ఎంటర్ చేయండి',
  share_mobile_invalid: '10 అంకెలు మాత్రమే ఎంటర్ చేయండి',
  share_receiver_required: 'ఎవరి కోసమో ఎంటర్ చేయండి',
};
