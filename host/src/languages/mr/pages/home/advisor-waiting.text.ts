import type { Translation } from '@prosperx/core/language';
import type { advisorWaitingText as english } from '#pages/home/advisor-waiting.text.js';

export const advisorWaitingText: Translation<typeof english> = {
  family: (name) => `कुटुंब: ${name}`,
  message: (name) => `${name} यांना WhatsApp वर लिहा`,
  propose: 'प्रस्ताव द्या',
  proposeTo: (name) => `${name} यांना प्रस्ताव द्या`,
  toCustomer: (name, about, advisor) => `नमस्कार ${name}, ${about}. मी तुम्हाला कधी कॉल करू, ते कळवा.\n${advisor}`,
  about: {
    order: () => 'तुम्ही मंजुरी दिली आहे, आता ऑर्डर करत आहे',
    payment: (amount) => `तुमच्या${amount && ` ${amount} च्या`} ऑर्डरचे पेमेंट बाकी आहे`,
    instalment: (amount, day) => `${day && `${day} रोजी `}तुमचा${amount && ` ${amount} चा`} हप्ता भरला गेला नाही`,
    mandate: () => 'तुमच्या एसआयपीसाठी मँडेट नाही',
    kyc_hold: () => 'तुमचे KYC थांबवले आहे, त्यामुळे सध्या गुंतवणूक करता येत नाही',
    redemption: () => 'या आठवड्यात तुम्ही मोठी रक्कम काढली आहे, त्याचे कारण समजून घ्यायचे आहे',
    proposal: () => 'तुम्हाला एक प्रस्ताव पाठवला आहे, त्यावर तुमचे मत हवे आहे',
    lock_in: () => 'तुमच्या काही युनिट्सचा लॉक-इन संपत आहे',
    kyc: () => 'तुमचे खाते अजून उघडलेले नाही',
  },
  aboutCart: {
    unasked: 'मी तुमचे कार्ट तयार केले आहे आणि त्याबद्दल तुमच्याशी बोलायचे आहे',
    asked: 'मी तुम्हाला लिंक पाठवली आहे, तिने तुम्ही कार्ट मंजूर करू किंवा नाकारू शकता',
    declined: 'मी तयार केलेले कार्ट तुम्ही नाकारले आहे, तुम्हाला काय हवे ते जाणून घ्यायचे आहे',
    link_over: 'कार्ट मंजूर करण्याच्या लिंकची मुदत संपली आहे, नवी लिंक माझ्याकडून मिळेल',
    approval_over: 'तुमच्या कार्टच्या मंजुरीची मुदत संपली आहे, मंजुरीची नवी लिंक माझ्याकडून मिळेल',
  },
};
