import type { Translation } from '@prosperx/core/language';
import type { needText as englishNeedText, needTone as englishNeedTone } from '#domain/agent/needs.text.js';

export const needText: Translation<typeof englishNeedText> = {
  state: {
    payment: 'पेमेंट बाकी',
    approval: 'कार्ट मंजूर नहीं',
    proposal: 'प्रस्ताव पर जवाब बाकी',
    instalment: 'किस्त नहीं गई',
    mandate: 'मैंडेट नहीं है',
    kyc_hold: 'KYC होल्ड पर',
    redemption: 'बड़ा रिडेम्प्शन',
    lock_in: 'लॉक-इन खत्म',
    kyc: 'अकाउंट अधूरा',
  },
  count: {
    payment: () => 'ऑर्डर का पेमेंट बाकी',
    approval: (count) => (count > 1 ? 'कार्ट मंजूर नहीं हुए' : 'कार्ट मंजूर नहीं हुआ'),
    proposal: () => 'प्रस्ताव पर जवाब बाकी',
    instalment: (count) => (count > 1 ? 'किस्तें नहीं गईं' : 'किस्त नहीं गई'),
    mandate: (count) => (count > 1 ? 'मैंडेट सेट करने हैं' : 'मैंडेट सेट करना है'),
    kyc_hold: () => 'KYC होल्ड पर',
    redemption: (count) => (count > 1 ? 'बड़े रिडेम्प्शन' : 'बड़ा रिडेम्प्शन'),
    lock_in: (count) => (count > 1 ? 'लॉक-इन खत्म हो रहे हैं' : 'लॉक-इन खत्म हो रहा है'),
    kyc: (count) => (count > 1 ? 'KYC पूरे करने हैं' : 'KYC पूरा करना है'),
  },
  filter: {
    payment: 'पेमेंट बाकी वाले ऑर्डर',
    approval: 'जो कार्ट मंजूर नहीं हुए',
    proposal: 'जवाब बाकी वाले प्रस्ताव',
    instalment: 'जो किस्तें नहीं गईं',
    mandate: 'मैंडेट सेट करने हैं',
    kyc_hold: 'KYC होल्ड पर',
    redemption: 'बड़े रिडेम्प्शन',
    lock_in: 'लॉक-इन खत्म हो रहे हैं',
    kyc: 'KYC पूरा करना है',
  },
  act: {
    payment: 'ऑर्डर देखें',
    approval: 'कार्ट देखें',
    proposal: 'प्रस्ताव देखें',
    instalment: 'एसआईपी देखें',
    mandate: 'मैंडेट सेट करें',
    kyc_hold: 'KYC देखें',
    redemption: 'रिडेम्प्शन देखें',
    lock_in: 'पोर्टफोलियो देखें',
    kyc: 'KYC पूरा करें',
  },
};

export const needTone: Translation<typeof englishNeedTone> = {
  payment: 'danger',
  approval: 'warning',
  proposal: 'accent',
  instalment: 'danger',
  mandate: 'danger',
  kyc_hold: 'danger',
  redemption: 'warning',
  lock_in: 'accent',
  kyc: 'warning',
};
