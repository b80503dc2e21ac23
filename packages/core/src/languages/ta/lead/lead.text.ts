import type { Translation } from '#language/index.js';
import { LEAD_KEPT_DAYS } from '#lead/lead.js';
import type {
  leadErrorText as englishLeadErrorText,
  leadRowText as englishLeadRowText,
  leadStatusText as englishLeadStatusText,
  leadSourceText as englishLeadSourceText,
  leadConsent as englishLeadConsent,
} from '#lead/lead.text.js';

export const leadErrorText: Translation<typeof englishLeadErrorText> = {
  lead_name_required: 'பெயரை உள்ளிடவும்',
  lead_name_invalid: 'சரியான பெயரை உள்ளிடவும்',
  lead_mobile_required: 'முதலீட்டாளர் எண்ணை உள்ளிடவும்',
  lead_mobile_invalid: 'சரியான மொபைல் எண்ணை உள்ளிடவும்',
  lead_mobile_objected: 'இந்த மொபைல் எண்ணின் விவரங்கள் எதையும் வைத்திருக்க வேண்டாம் என எங்களிடம் கேட்கப்பட்டுள்ளது',
  lead_email_required: 'இமெயிலை உள்ளிடவும்',
  lead_email_invalid: 'சரியான இமெயிலை உள்ளிடவும்',
  lead_amount_required: 'தொகையை உள்ளிடவும்',
  lead_amount_too_high: 'அதிகபட்சம் 10,000 லட்சம் உள்ளிடவும்',
  lead_follow_up_too_late: `${LEAD_KEPT_DAYS} நாட்களுக்குள் உள்ள தேதியைத் தேர்ந்தெடுக்கவும்: லீட் அதற்கு மேல் வைக்கப்படாது`,
  own_name_required: 'உங்கள் முழுப் பெயரை உள்ளிடவும்',
  own_mobile_required: 'உங்கள் மொபைல் எண்ணை உள்ளிடவும்',
  own_email_required: 'உங்கள் இமெயில் ஐடியை உள்ளிடவும்',
};

export const leadRowText: Translation<typeof englishLeadRowText> = {
  lead_twice: 'இந்த மொபைல் எண் முந்தைய வரிசையிலேயே உள்ளது',
  lead_amount_unreadable: 'தொகை ஓர் எண் அல்ல',
};

export const leadStatusText: Translation<typeof englishLeadStatusText> = {
  new: 'புதியது',
  contacted: 'தொடர்புகொண்டோம்',
  invested: 'முதலீடு செய்துள்ளார்',
  not_interested: 'ஆர்வமில்லை',
};

export const leadSourceText: Translation<typeof englishLeadSourceText> = {
  calculator: 'பகிர்ந்த கால்குலேட்டர்',
  premium_service: 'பிரீமியம் சேவை',
  home: 'நீங்கள் சேர்த்தது',
};

const kept = `கடைசியாகத் தொடர்புகொண்ட ${LEAD_KEPT_DAYS} நாட்களுக்குப் பிறகு நீக்கப்படும்`;

export const leadConsent: Translation<typeof englishLeadConsent> = {
  version: 'lead-2026-11',
  byAdvisor: `முதலீடு பற்றி அழைக்கவும் எழுதவும் சம்மதித்தவர்களை மட்டுமே சேர்க்கவும். அவர்களின் விவரங்கள் ${kept}.`,
  byCustomer: (advisor) =>
    `சேமிப்பதன் மூலம், முதலீடு பற்றி ${advisor} மற்றும் ProsperX உங்களை அழைக்கவும் உங்களுக்கு எழுதவும் சம்மதிக்கிறீர்கள். உங்கள் விவரங்கள் வேறு யாருக்கும் தரப்படாது; ${kept}.`,
};
