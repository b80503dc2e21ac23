import type { Translation } from '@prosperx/core/language';
import type { leadText as english } from '#domain/lead/lead.text.js';

export const leadText: Translation<typeof english> = {
  createLead: 'லீட் உருவாக்கவும்',
  name: 'வாடிக்கையாளர் பெயர்',
  mobile: 'மொபைல் எண்',
  email: 'இமெயில்',
  amount: 'முதலீட்டுத் தொகை',
  lakhs: 'லட்சம்',
  optional: 'விருப்பப்பட்டால்',
  amountHint: 'லட்சம் ரூபாயில்: 12.5 என்றால் ₹12,50,000',
  amountOf: (rupees) => `₹${rupees}`,
  submit: 'அனுப்பவும்',
  failed: 'லீட் உருவாக்க முடியவில்லை. பிறகு மீண்டும் முயலவும்.',
  created: 'லீட் உருவானது',
  createdText:
    'பிரீமியம் சேவை லீட் உருவாக்கப்பட்டது. சேவை நிறுவனத்தின் நிபுணர் விரைவில் உங்களைத் தொடர்புகொள்வார். லீடின் நிலையை உங்கள் பார்ட்னர் ஆப்பில் பார்க்கலாம்.',
  okay: 'சரி',
  advisorsOnly: 'ஆலோசகர்களுக்கு',
  advisorsOnlyText: 'லீட் உருவாக்க, இதை உங்கள் பார்ட்னர் ஆப்பிலிருந்து திறக்கவும்.',
};
