import type { Translation } from '#language/index.js';
import type { newPasswordErrorText as english } from '#session/new-password.text.js';
import { MIN_PASSWORD_LENGTH } from '#session/rules.js';

export const newPasswordErrorText: Translation<typeof english> = {
  new_password_required: 'కొత్త పాస్‌వర్డ్ ఎంటర్ చేయండి',
  new_password_short: `కనీసం ${MIN_PASSWORD_LENGTH} అక్షరాలు ఎంటర్ చేయండి`,
  new_password_personal: 'పాస్‌వర్డ్‌లో ProsperX, మీ మొబైల్ నంబర్ లేదా ఈమెయిల్ ఉండకూడదు',
  new_password_common: 'ఇది చాలామంది వాడే పాస్‌వర్డ్. వేరేది ఎంచుకోండి',
  new_password_breached: 'ఈ పాస్‌వర్డ్ ఇప్పటికే బయటకు లీకైంది. వేరేది ఎంచుకోండి',
  confirm_password_required: 'పాస్‌వర్డ్ మళ్లీ ఎంటర్ చేయండి',
  passwords_differ: 'రెండు పాస్‌వర్డ్‌లూ ఒకటే ఉండాలి',
};
