import { formatMoney } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import { SIP_STEP_UP_BOUNDS, type StepUpKind } from '@prosperx/core/sip';
import type { sipDialogsText as english } from '#features/sips/sip-dialogs.text.js';

const instalments = (count: number) => `${count} ${count > 1 ? 'किस्तें' : 'किस्त'}`;

const boundOf = (kind: StepUpKind, end: 'min' | 'max') =>
  kind === 'sum' ? formatMoney(SIP_STEP_UP_BOUNDS.sum[end]) : `${SIP_STEP_UP_BOUNDS.percent[end]}%`;

export const sipDialogsText: Translation<typeof english> = {
  cancel: 'वैसे ही रहने दें',
  named: (amount, day) => `हर महीने ${Number.parseInt(day, 10)} तारीख को ${amount}`,
  skip: {
    title: 'अगली किस्त छोड़ें?',
    text: (date, amount) => `${date} को ${amount} नहीं कटेंगे।`,
    near: (date) => `${date} की किस्त बहुत पास है, छोड़ी नहीं जा सकती: वह कटेगी।`,
    next: (date) => `फिर अगली किस्त ${date} को होगी।`,
    until: (date) => `एक्सचेंज को दो कामकाजी दिन चाहिए: आप यह किस्त ${date} तक छोड़ सकते हैं।`,
    submit: 'किस्त छोड़ें',
    done: 'किस्त छोड़ दी गई है।',
  },
  pause: {
    title: 'एसआईपी रोकें',
    count: 'कितनी छोड़ें',
    counts: instalments,
    text: (dates) => `ये नहीं कटेंगी: ${dates}।`,
    next: (date) => `${date} से यह अपने आप फिर शुरू होगी।`,
    intro: 'एक्सचेंज को दो कामकाजी दिन चाहिए: उससे पहले की किस्त कटेगी।',
    submit: 'रोकें',
    done: 'एसआईपी रोक दी गई है।',
  },
  resume: {
    title: 'एसआईपी फिर शुरू करें?',
    text: (date) =>
      `यह ${date} की किस्त से फिर शुरू होगी। इसके लिए एक्सचेंज इसे नए सिरे से रजिस्टर करता है और 30 दिन लेता है, इसलिए उससे पहले की किस्तें छूटी रहेंगी।`,
    submit: 'फिर शुरू करें',
    done: 'एसआईपी फिर शुरू होगी। एक्सचेंज की पुष्टि मिलने पर हम आपको ईमेल करेंगे।',
  },
  change: {
    title: 'एसआईपी बदलें',
    amount: 'हर महीने की रकम',
    date: 'महीने की तारीख',
    mandate: 'किससे कटे',
    anyMandate: 'कोई भी ऑटोपे मैंडेट, जिसकी लिमिट काफी हो',
    mandateOption: (bank, limit) => `${bank}, ${limit} तक`,
    mandateNo: (number) => `मैंडेट ${number}`,
    from: (date, amount, moved) => `${date} से हर महीने ${amount} कटेंगे।${moved ? ` (${moved} को कामकाज नहीं है।)` : ''}`,
    before: (dates, amount) => `उससे पहले ${dates.join(', ')} को ${amount} ही कटेंगे।`,
    intro: 'इसके लिए एक्सचेंज एसआईपी को नए सिरे से रजिस्टर करता है और 30 दिन लेता है।',
    tooLate: 'बदलाव लागू होने से पहले ही एसआईपी पूरी हो जाएगी।',
    unchanged: 'पहले रकम, तारीख या मैंडेट बदलें।',
    submit: 'आगे बढ़ें',
    otpTitle: 'बदलाव की पुष्टि करें',
    confirm: 'बदलें',
    done: 'बदलाव एक्सचेंज को भेजा जा रहा है। पुष्टि मिलने पर हम आपको ईमेल करेंगे।',
  },
  stepUp: {
    title: 'हर साल बढ़ाएं',
    kind: 'कैसे बढ़ाएं',
    kinds: { sum: 'रकम', percent: 'प्रतिशत' },
    amount: 'हर साल की रकम',
    percent: 'हर साल प्रतिशत',
    first: (date, amount) => `पहली बार ${date} को: हर महीने ${amount}।`,
    then: (amount) => `एक साल बाद: ${amount}।`,
    limit: 'आपके ऑटोपे मैंडेट की लिमिट से ऊपर का स्टेप-अप नहीं होगा, और हम आपको ईमेल करेंगे।',
    errors: {
      step_up_required: () => 'कृपया डालें कि कितना बढ़ाना है',
      step_up_not_whole: () => 'सिर्फ पूरी संख्या डालें',
      step_up_too_small: (kind) => `स्टेप-अप कम से कम ${boundOf(kind, 'min')} होता है`,
      step_up_too_large: (kind) => `स्टेप-अप ज्यादा से ज्यादा ${boundOf(kind, 'max')} हो सकता है`,
    },
    bounds: (kind) => `${boundOf(kind, 'min')} से ${boundOf(kind, 'max')}`,
    end: 'स्टेप-अप बंद करें',
    submit: 'आगे बढ़ें',
    otpTitle: 'स्टेप-अप की पुष्टि करें',
    confirm: 'पुष्टि करें',
    done: 'एसआईपी अब हर साल बढ़ेगी।',
    ended: 'एसआईपी अब नहीं बढ़ेगी।',
  },
  stop: {
    title: 'एसआईपी बंद करें?',
    now: 'आगे कोई किस्त नहीं कटेगी। आपके यूनिट निवेश में बने रहेंगे।',
    after: (date) =>
      `${date} की किस्त फिर भी कटेगी: एक्सचेंज को दो कामकाजी दिन चाहिए। उसके बाद कुछ नहीं कटेगा। आपके यूनिट निवेश में बने रहेंगे।`,
    instead: 'बंद की हुई एसआईपी फिर शुरू नहीं हो सकती। सिर्फ कुछ महीने छोड़ने हों, तो इसे रोकें।',
    submit: 'आगे बढ़ें',
    otpTitle: 'एसआईपी बंद करने की पुष्टि करें',
    confirm: 'एसआईपी बंद करें',
    done: 'एसआईपी बंद हो गई है।',
  },
};
