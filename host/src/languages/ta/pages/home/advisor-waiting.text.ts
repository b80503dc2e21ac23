import type { Translation } from '@prosperx/core/language';
import type { advisorWaitingText as english } from '#pages/home/advisor-waiting.text.js';

export const advisorWaitingText: Translation<typeof english> = {
  family: (name) => `குடும்பம்: ${name}`,
  message: (name) => `${name}: WhatsApp-இல் எழுதவும்`,
  propose: 'முன்மொழிவு அனுப்பவும்',
  proposeTo: (name) => `${name}: முன்மொழிவு அனுப்பவும்`,
  toCustomer: (name, about, advisor) => `வணக்கம் ${name}, ${about}. உங்களை எப்போது அழைக்கலாம் என்று தெரிவிக்கவும்.\n${advisor}`,
  about: {
    payment: (amount) => `உங்கள்${amount && ` ${amount}`} ஆர்டருக்கான பேமென்ட் நிலுவையில் உள்ளது`,
    instalment: (amount, day) => `${day && `${day} அன்று `}உங்கள்${amount && ` ${amount}`} தவணை செலுத்தப்படவில்லை`,
    mandate: () => 'உங்கள் எஸ்ஐபிகளுக்கு மேண்டேட் இல்லை',
    kyc_hold: () => 'உங்கள் KYC நிறுத்தி வைக்கப்பட்டுள்ளது, எனவே இப்போது முதலீடு செய்ய முடியாது',
    redemption: () => 'இந்த வாரம் பெரிய தொகையை எடுத்துள்ளீர்கள், அதன் காரணத்தை அறிய விரும்புகிறேன்',
    approval: () => 'உங்கள் கார்ட் தயாராக உள்ளது, ஒப்புதல் அளிக்கவும்',
    proposal: () => 'உங்களுக்கு ஒரு முன்மொழிவு அனுப்பியுள்ளேன், உங்கள் கருத்தை அறிய விரும்புகிறேன்',
    lock_in: () => 'உங்கள் சில யூனிட்களின் லாக்-இன் முடிகிறது',
    kyc: () => 'உங்கள் கணக்கு இன்னும் திறக்கப்படவில்லை',
  },
};
