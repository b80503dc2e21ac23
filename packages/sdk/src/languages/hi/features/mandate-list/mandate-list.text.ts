import type { Translation } from '@prosperx/core/language';
import { approvalTime } from '@prosperx/core/languages/hi/mandate/approval-time.text.js';
import type { mandateListText as english } from '#features/mandate-list/mandate-list.text.js';

export const mandateListText: Translation<typeof english> = {
  logIn: 'अपने मैंडेट देखने के लिए कृपया लॉग इन करें',
  intro: 'मैंडेट से आपका बैंक एसआईपी का पैसा तारीख पर खुद देता है, आपकी तय लिमिट तक।',
  newMandate: 'नया मैंडेट',
  share: 'सेट-अप का लिंक भेजें',
  shareTitle: 'सेट-अप का लिंक भेजें',
  shareMessage: 'कृपया अपनी एसआईपी के लिए ऑटोपे मैंडेट सेट करें:',
  shared: 'मैंडेट का लिंक शेयर हो गया!!!',
  notShared: 'मैंडेट का लिंक शेयर नहीं हो सका। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  empty: 'कोई चालू मैंडेट नहीं है',
  emptyText: 'एक सेट करें, फिर एसआईपी की आगे की किस्तें अपने आप कटेंगी।',
  failed: 'आपके मैंडेट नहीं दिखाए जा सके',
  list: 'मैंडेट',
  onlineMandate: 'ई-मैंडेट',
  upiMandate: 'UPI ऑटोपे',
  paperMandate: 'कागज का फॉर्म',
  bankUnknown: 'बैंक खाता',
  limit: 'एक बार में कटने की लिमिट',
  id: 'मैंडेट ID',
  start: 'शुरू',
  end: 'आखिरी दिन',
  none: 'लागू नहीं',
  over: 'समाप्त',
  formMissing: 'फॉर्म अभी अपलोड नहीं हुआ',
  created: (date) => `${date} को बना`,
  approvedIn: ({ method }) => `${approvalTime(method)} में मंजूरी`,
  approvedAfterForm: ({ method }) => `अपलोड के ${approvalTime(method)} बाद मंजूरी`,
  paysFor: (count, next) =>
    `${count} एसआईपी इससे चलती ${count > 1 ? 'हैं' : 'है'}${next === null ? '' : `, अगली बार ${next} को कटेगा`}`,
  cancelledOn: (date, { your }) =>
    `${your} कहने पर यह ${date} को रद्द हुआ। हमने एक्सचेंज से इसे बैंक में बंद कराने को कहा है; तब तक कोई किस्त कट सकती है।`,
  endedOn: (date, ended, { your }) =>
    `${your} कहने पर यह ${date} को रद्द हुआ और ${ended} तक एक्सचेंज पर भी बंद हो गया। अब इससे कोई रकम नहीं कटेगी।`,
  uploadForm: 'फॉर्म अपलोड करें',
  next: { bank: 'बैंक के पेज पर पूरा करें', upi: 'UPI ऐप में पूरा करें' },
  cancel: 'रद्द करें',
  cancelOf: (name) => `मैंडेट ${name} रद्द करें`,
  cancelTitle: 'यह मैंडेट रद्द करें?',
  keep: 'रहने दें',
  cancelIt: 'मैंडेट रद्द करें',
  cancelled: 'आपका मैंडेट रद्द हो गया है।',
  nothing: 'इस मैंडेट से कोई एसआईपी नहीं चलती।',
  depends: (count, next) =>
    `इस मैंडेट से ${count} एसआईपी चलती ${count > 1 ? 'हैं' : 'है'}${next === null ? '' : `; अगली बार पैसा ${next} को कटना है`}।`,
  uncovered: (count, all) => {
    if (count === 0) return 'इसके बाद इनका पैसा आपके दूसरे मैंडेट से कटेगा।';
    const which = count === all ? (count > 1 ? 'इनका' : 'इसका') : `इनमें से ${count} का`;
    return `${which} कोई दूसरा मैंडेट नहीं है: नया सेट करने तक आगे की किस्तें निवेश नहीं होंगी।`;
  },
};
