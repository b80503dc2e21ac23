import type { Translation } from '@prosperx/core/language';
import type { changeAdvisorText as english } from '#features/profile/change-advisor.text.js';

export const changeAdvisorText: Translation<typeof english> = {
  change: 'सलाहकार बदलें',
  choose: 'सलाहकार चुनें',
  code: 'सलाहकार कोड',
  codeHint: 'आपके नए सलाहकार अपना कोड बताएंगे, जैसे AG1001।',
  codeWrong: 'कृपया सलाहकार कोड डालें',
  codeSame: 'ये पहले से आपके सलाहकार हैं',
  find: 'आगे बढ़ें',
  keep: 'वैसे ही रहने दें',
  ask: ({ advisorName: name, arn }, former) => {
    const who = arn === null ? name : `${name} (${arn})`;
    return former === null
      ? `${who} को अपना सलाहकार बनाएं? इसके बाद वे आपका अकाउंट खोल सकेंगे और आपके लिए ऑर्डर तैयार कर सकेंगे, और आपके ऑर्डर उनके नाम गिने जाएंगे।`
      : `${former} की जगह ${who} को अपना सलाहकार बनाएं? इसके बाद ${name} आपका अकाउंट खोल सकेंगे और आपके लिए ऑर्डर तैयार कर सकेंगे, और ${former} नहीं। आपके ऑर्डर ${name} के नाम गिने जाएंगे; दोनों को बताया जाएगा। आपकी चालू एसआईपी वैसे ही चलेंगी।`;
  },
  askWithoutOrders: (name, former) =>
    `${former === null ? '' : `${former} की जगह `}${name} को अपना सलाहकार बनाएं? वे अभी यहां ऑर्डर तैयार नहीं कर सकते: आप खुद ऑर्डर कर सकते हैं। इसके बाद वे आपका अकाउंट खोल सकेंगे${former === null ? '।' : `, और ${former} नहीं; दोनों को बताया जाएगा। आपकी चालू एसआईपी वैसे ही चलेंगी।`}`,
  sendCode: 'OTP भेजें',
  otpTitle: 'नए सलाहकार की पुष्टि करें',
  otpSubmit: 'वेरिफाई करके सेव करें',
  done: (name) => `अब ${name} आपके सलाहकार हैं।`,
};
