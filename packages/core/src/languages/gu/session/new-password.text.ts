import type { Translation } from '#language/index.js';
import type { newPasswordErrorText as english } from '#session/new-password.text.js';
import { MIN_PASSWORD_LENGTH } from '#session/rules.js';

export const newPasswordErrorText: Translation<typeof english> = {
  new_password_required: 'કૃપા કરીને નવો પાસવર્ડ લખો',
  new_password_short: `કૃપા કરીને ઓછામાં ઓછા ${MIN_PASSWORD_LENGTH} અક્ષર લખો`,
  new_password_personal: 'પાસવર્ડમાં ProsperX, તમારો મોબાઇલ નંબર કે ઈમેલ ન હોવા જોઈએ',
  new_password_common: 'આ પાસવર્ડ બહુ સામાન્ય છે. કૃપા કરીને બીજો પસંદ કરો',
  new_password_breached: 'આ પાસવર્ડ લીક થયેલી યાદીમાં મળ્યો છે. કૃપા કરીને બીજો પસંદ કરો',
  confirm_password_required: 'કૃપા કરીને પાસવર્ડ ફરી લખો',
  passwords_differ: 'કૃપા કરીને એ જ પાસવર્ડ લખો',
};
