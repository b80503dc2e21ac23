import type { Translation } from '@prosperx/core/language';
import type { challanText as english } from '#modules/payments/challan.text.js';

export const challanText: Translation<typeof english> = {
  title: 'चेक जमा करने का चालान',
  subtitle: 'ProsperX से म्यूचुअल फंड निवेश',
  made: (at) => `${at} को बना`,
  cheque: 'चेक',
  deposit: 'जमा',
  orders: 'ऑर्डर',
  labels: {
    number: 'ऑर्डर नंबर',
    name: 'निवेशक',
    ucc: 'क्लाइंट कोड',
    payee: 'किसके नाम',
    amount: 'रकम',
    cheque: 'चेक नंबर',
    date: 'चेक की तारीख',
    account: 'किस खाते का चेक',
    where: 'कहां जमा करें',
    by: 'इस दिन बैंक बंद होने से पहले जमा करें',
  },
  branch: (bank) => `${bank} की कोई शाखा`,
  scheme: (name, kind, amount) => `${name}, ${kind}: ${amount}`,
  lumpsum: 'एकमुश्त',
  sip: 'एसआईपी की पहली किस्त',
  oneCheque: 'पूरी रकम का एक ही चेक दें। वह ऊपर लिखे बैंक खाते का होना चाहिए, जो एक्सचेंज में रजिस्टर है।',
  tooLate:
    'अगर आप यह चेक जमा कर चुके हैं, तो कृपया इसके क्लियर होने का इंतजार करें। अगर नहीं, तो अब समय निकल गया है: कृपया इसे जमा न करें; अपना ऑर्डर खोलकर दूसरे तरीके से पेमेंट करें।',
  over: 'यह पेमेंट खत्म हो चुका है। कृपया इसके लिए चेक जमा न करें।',
  page: (page, pages) => `${pages} में से पेज ${page}`,
};
