import type { Translation } from '@prosperx/core/language';
import type { ownLoginText as english } from '#domain/session/own-login.text.js';

export const ownLoginText: Translation<typeof english> = {
  note: 'ఒక పార్ట్‌నర్ మిమ్మల్ని ఇక్కడ లాగిన్ చేయించారు. ఇక్కడ కనిపించే దానికంటే ఎక్కువ చేయడానికి మీరే ProsperXలో లాగిన్ చేయండి.',
  onPaper: 'ఒక పార్ట్‌నర్ మిమ్మల్ని ఇక్కడ లాగిన్ చేయించారు. కాగితంపై ఆటోపే సెటప్ చేయడానికి మీరే ProsperXలో లాగిన్ చేయండి.',
  logIn: 'ProsperXలో లాగిన్ చేయండి',
};
