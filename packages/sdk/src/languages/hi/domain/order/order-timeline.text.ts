import type { Translation } from '@prosperx/core/language';
import type {
  sipInstalmentsText as englishSipInstalmentsText,
  orderTimelineText as englishOrderTimelineText,
} from '#domain/order/order-timeline.text.js';

export const sipInstalmentsText: Translation<typeof englishSipInstalmentsText> = {
  title: 'इस एसआईपी की किस्तें',
  earlier: (count) => (count > 1 ? `पहले की ${count} किस्तें` : 'पहले की एक किस्त'),
  name: (instalment, date) => `किस्त ${instalment}, ${date}`,
  outcomes: { invested: 'निवेश हुई', under_way: 'चल रही है', failed: 'नहीं गई', skipped: 'छोड़ी गई' },
};

export const orderTimelineText: Translation<typeof englishOrderTimelineText> = {
  title: 'कहां तक पहुंचा',
  steps: {
    done: {
      placed: 'ऑर्डर हो गया',
      accepted: 'एक्सचेंज ने लिया',
      paid: 'पेमेंट मिल गया',
      allotted: 'यूनिट अलॉट हुए',
    },
    now: {
      placed: 'ऑर्डर हो रहा है',
      accepted: 'एक्सचेंज के जवाब का इंतजार',
      paid: 'पेमेंट का इंतजार',
      allotted: 'यूनिट का इंतजार',
    },
    ahead: {
      placed: 'ऑर्डर',
      accepted: 'एक्सचेंज की मंजूरी',
      paid: 'पेमेंट',
      allotted: 'यूनिट का अलॉटमेंट',
    },
    failed: {
      placed: 'ऑर्डर नहीं हुआ',
      accepted: 'एक्सचेंज ने नामंजूर किया',
      paid: 'पेमेंट नहीं हुआ',
      allotted: 'अलॉट नहीं हुए',
    },
  },
  notSent: 'एक्सचेंज को नहीं भेजा गया',
  paymentUnderWay: 'पेमेंट चल रहा है',
  awaitingCode: 'OTP का इंतजार',
  states: { done: 'पूरा', now: 'चल रहा है', failed: 'नहीं हुआ', ahead: 'आगे होगा' },
  nfoAllotment: (date, price) => `एनएफओ बंद होने के बाद यूनिट ${date} को ${price} के भाव से अलॉट होते हैं।`,
  navExpected: (date) => `आपको ${date} का एनएवी मिलना चाहिए।`,
  navToBeAnnounced: 'एनएवी की तारीख: बाद में बताई जाएगी',
  units: (units, nav, date) => `${date} के एनएवी ₹${nav} पर ${units} यूनिट`,
  invested: (amount, duty, invested) => `रकम ${amount}, स्टाम्प ड्यूटी ${duty}, निवेश ${invested}`,
  folio: (number) => `फोलियो ${number}`,
  sip: { running: 'किस्तें', completed: 'एसआईपी पूरी हुई', stopped: 'एसआईपी रोकी गई', ended: 'एसआईपी बंद हुई' },
  sipCompleted: (count, date) =>
    count > 1 ? `सभी ${count} किस्तें निवेश हो गईं, आखिरी ${date} की थी।` : `इसकी एक ही किस्त ${date} की थी।`,
  sipStopped: (counts, date) => `${counts}। इसे ${date} को रोका गया।`,
  sipEnded: (counts, date) => `${counts}। आखिरी किस्त ${date} की थी।`,
  sipBegins: (date) => `पहली किस्त ${date} को ऑटोपे से कटेगी।`,
  sipBeginsWithout: (date) => `${date} की पहली किस्त ऑटोपे के बिना निवेश नहीं होगी।`,
  sipNeverBegan: (date) => `इसे पहली किस्त से पहले ${date} को बंद कर दिया गया।`,
  sipGoesOn: (counts, next) => `अब तक ${counts}, अगली ${next} को।`,
  sipNeedsAutoPay: (counts, next) => `अब तक ${counts}। ${next} की अगली किस्त ऑटोपे के बिना निवेश नहीं होगी।`,
  sipCounts: ({ invested, under_way, failed, skipped }, of) =>
    [
      `${of === null ? invested : `${of} में से ${invested}`} निवेश ${invested > 1 ? 'हुईं' : 'हुई'}`,
      ...(failed > 0 ? [`${failed} नहीं ${failed > 1 ? 'गईं' : 'गई'}`] : []),
      ...(skipped > 0 ? [`${skipped} छोड़ी ${skipped > 1 ? 'गईं' : 'गई'}`] : []),
      ...(under_way > 0 ? [`${under_way} चल रही ${under_way > 1 ? 'हैं' : 'है'}`] : []),
    ].join(', '),
  refund: {
    due: (amount) => `${amount} लौटाए जा रहे हैं।`,
    refunded: (amount) => `${amount} भेज दिए गए हैं।`,
  },
};
