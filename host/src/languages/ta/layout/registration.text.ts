import type { Translation } from '@prosperx/core/language';
import type { registrationText as english } from '#layout/registration.text.js';

export const registrationText: Translation<typeof english> = {
  sentTitle: 'பதிவு நடந்துகொண்டிருக்கிறது',
  sent: 'விவரங்கள் எக்ஸ்சேஞ்சுக்கு அனுப்பப்பட்டுள்ளன; வழக்கமாகச் சில நிமிடங்களில் பதில் வரும். முடிந்ததும் இமெயிலில் தெரிவிப்போம்.',
};
