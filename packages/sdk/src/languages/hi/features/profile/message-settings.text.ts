import type { Translation } from '@prosperx/core/language';
import type { messageSettingsText as english } from '#features/profile/message-settings.text.js';

export const messageSettingsText: Translation<typeof english> = {
  language: 'ईमेल और SMS की भाषा',
  languageText: 'ईमेल, SMS और OTP इसी भाषा में आते हैं। साइट आप दूसरी भाषा में पढ़ सकते हैं।',
  languageLabel: 'भाषा',
  languageSet: 'अब से ईमेल और SMS इसी भाषा में आएंगे।',
  title: 'WhatsApp',
  text: 'सूचनाएं SMS की जगह WhatsApp से आती हैं। OTP हमेशा SMS से आते हैं, और अकाउंट की सुरक्षा की बातें दोनों से। आप इसे कभी भी बंद कर सकते हैं।',
  since: (moment) => `${moment} से चालू`,
  on: 'अब से आपको सूचनाएं WhatsApp पर मिलेंगी।',
  off: 'अब आपको WhatsApp पर कोई मैसेज नहीं मिलेगा।',
};
