import type { Translation } from '@prosperx/core/language';
import type { skipInstalmentText as english } from '#features/skip-instalment/skip-instalment.text.js';

export const skipInstalmentText: Translation<typeof english> = {
  failed: 'किस्त लोड नहीं हो सकी।',
  invalid: 'यह लिंक सही नहीं है या एक्सपायर हो गया है',
  invalidHelp: 'अपनी किस्तें आप “मेरी एसआईपी” में देख और छोड़ सकते हैं।',
  mySips: 'मेरी एसआईपी',
  titles: {
    open: 'एसआईपी की यह किस्त छोड़ें?',
    skipped: 'यह किस्त छोड़ दी गई है',
    late: 'यह किस्त छोड़ने का समय निकल गया है',
    gone: 'यह किस्त नहीं कटेगी',
  },
  open: (amount, scheme, date) => `${scheme} की आपकी एसआईपी के लिए ${date} को ${amount} कटने हैं।`,
  skipped: (amount, scheme, date) => `${scheme} की आपकी एसआईपी के लिए ${date} को ${amount} नहीं कटेंगे।`,
  late: (date, until) => `${date} की किस्त एक्सचेंज के पास जा चुकी है। इसे ${until} तक छोड़ा जा सकता था।`,
  gone: 'हमारे बताने के बाद यह एसआईपी बदली, बंद की या रोकी गई है।',
  next: (date) => `अगली किस्त ${date} को है।`,
  nextIfSkipped: (date) => `इसे छोड़ने पर अगली किस्त ${date} को होगी।`,
  until: (date) => `आप इसे ${date} तक छोड़ सकते हैं।`,
  skip: 'यह किस्त छोड़ें',
};
