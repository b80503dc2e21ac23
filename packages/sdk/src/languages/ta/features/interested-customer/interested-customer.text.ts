import type { Translation } from '@prosperx/core/language';
import type { interestedText as english } from '#features/interested-customer/interested-customer.text.js';

export const interestedText: Translation<typeof english> = {
  yourAdvisor: 'உங்கள் ஆலோசகர்',
  title: 'உங்களுக்கு ஆர்வம் உள்ளதா?',
  lead: (advisor) => `உங்கள் விவரங்களைத் தந்தால், ${advisor} இந்தத் திட்டம் பற்றி உங்களை அழைப்பார்.`,
  leadOfService: (advisor) => `உங்கள் விவரங்களைத் தந்தால், ${advisor} இந்தச் சேவை பற்றி உங்களை அழைப்பார்.`,
  name: 'முழுப் பெயர்',
  mobile: 'மொபைல் எண்',
  email: 'இமெயில்',
  save: 'சேமிக்கவும்',
  failed: 'உங்கள் விவரங்களைச் சேமிக்க முடியவில்லை. பிறகு மீண்டும் முயலவும்.',
  thanks: 'நன்றி',
  thanksText: (advisor) => `${advisor} விரைவில் உங்களை அழைப்பார்.`,
  close: 'மூடவும்',
  done: (advisor) => `உங்கள் விவரங்கள் ${advisor} அவர்களிடம் சேர்ந்தன.`,
  notLoaded: 'படிவத்தை லோடு செய்ய முடியவில்லை.',
  nobody: 'இந்தப் படிவம் ஓர் ஆலோசகரின் லிங்க்குக்கு உரியது',
  nobodyText: 'உங்கள் ஆலோசகர் அனுப்பிய லிங்க்கைத் திறக்கவும்.',
};
