import type { Translation } from '@prosperx/core/language';
import { addressed, notificationHelp } from '#languages/hi/providers/notification.text.js';
import type { familyText as english } from '#modules/family/family.text.js';

export const familyText: Translation<typeof english> = {
  alone: 'एक व्यक्ति के परिवार में पूछने के लिए कोई नहीं है। पहले इसमें दूसरा ग्राहक जोड़ें।',
  subject: (advisor) => `${addressed(advisor)} पूछते हैं कि परिवार में कौन आपके निवेश देख सकता है`,
  asked: (name, advisor, link) =>
    [
      `नमस्ते ${addressed(name)},`,
      '',
      `आपके सलाहकार ${addressed(advisor)} पूछते हैं कि क्या आपके परिवार के सदस्य आपके निवेश देख सकते हैं: स्कीम, यूनिट और वैल्यू, सिर्फ देखने के लिए। यह आप हर सदस्य के लिए अलग बताते हैं और कभी भी वापस ले सकते हैं। जब तक आप अनुमति न दें, कोई कुछ नहीं देखता।`,
      '',
      `जवाब देने के लिए लॉग इन करें: ${link}`,
      '',
      'अगर ये लोग आपके परिवार के नहीं हैं, तो किसी को अनुमति न दें और अपने सलाहकार को बताएं।',
      '',
      notificationHelp,
    ].join('\n'),
};
