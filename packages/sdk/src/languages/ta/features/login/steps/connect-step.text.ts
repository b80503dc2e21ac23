import type { Translation } from '@prosperx/core/language';
import type { connectStepText as english } from '#features/login/steps/connect-step.text.js';

export const connectStepText: Translation<typeof english> = {
  asks: (partner) =>
    `${partner} தன் ஆப் அல்லது தளத்திலிருந்து, வேறு பாஸ்வேர்டு இல்லாமல், உங்களை ProsperX-இல் லாகின் செய்ய அனுமதி கேட்கிறது.`,
  may: (partner) => `${partner} இங்கு உங்கள் கணக்கைப் பார்க்கலாம், கார்ட்டில் முதலீடுகளைச் சேர்க்கலாம், ஆர்டர் செய்யலாம்.`,
  codes: 'பேமென்ட், ரிடெம்ப்ஷன், புரொஃபைல் மாற்றங்களுக்கு அப்போதும் உங்கள் மொபைலுக்கு அனுப்பப்படும் OTP தேவை.',
  end: 'இமெயில் மற்றும் SMS மூலம் உங்களுக்குத் தெரிவிப்போம். உங்கள் புரொஃபைலில் எப்போது வேண்டுமானாலும் இதை நிறுத்தலாம்.',
  agree: 'இணைக்கவும்',
  notNow: 'இப்போது வேண்டாம்',
};
