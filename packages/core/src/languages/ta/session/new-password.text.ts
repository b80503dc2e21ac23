import type { Translation } from '#language/index.js';
import type { newPasswordErrorText as english } from '#session/new-password.text.js';
import { MIN_PASSWORD_LENGTH } from '#session/rules.js';

export const newPasswordErrorText: Translation<typeof english> = {
  new_password_required: 'புதிய பாஸ்வேர்டை உள்ளிடவும்',
  new_password_short: `குறைந்தது ${MIN_PASSWORD_LENGTH} எழுத்துகளை உள்ளிடவும்`,
  new_password_personal: 'பாஸ்வேர்டில் ProsperX, உங்கள் மொபைல் எண் அல்லது இமெயில் இருக்கக் கூடாது',
  new_password_common: 'இது பலரும் பயன்படுத்தும் பாஸ்வேர்டு. வேறொன்றைத் தேர்ந்தெடுக்கவும்',
  new_password_breached: 'இந்தப் பாஸ்வேர்டு ஏற்கனவே வெளியில் கசிந்துள்ளது. வேறொன்றைத் தேர்ந்தெடுக்கவும்',
  confirm_password_required: 'பாஸ்வேர்டை மீண்டும் உள்ளிடவும்',
  passwords_differ: 'இரண்டு பாஸ்வேர்டும் ஒன்றாக இருக்க வேண்டும்',
};
