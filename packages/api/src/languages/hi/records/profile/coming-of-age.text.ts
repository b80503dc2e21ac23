import { formatDate } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import { notificationHelp } from '#languages/hi/providers/notification.text.js';
import type { comingOfAge as english } from '#records/profile/coming-of-age.text.js';

type Facts = Parameters<(typeof english)['turns_18']['body']>[0];

const steps = `1. धारक के अपने नाम से और अपने PAN से KYC।
2. धारक के अपने नाम से बैंक खाता।
3. 18वें जन्मदिन के बाद: नाबालिग से वयस्क का फॉर्म, जो पोर्टफोलियो में मिलता है। उस पर हस्ताक्षर करें और उसमें लिखे दस्तावेजों के साथ हर फंड हाउस को भेजें।
4. उसके बाद: धारक के अपने बैंक खाते से ऑटोपे मैंडेट, और उनसे नई एसआईपी।`;

const message = (subject: (facts: Facts) => string, say: (facts: Facts) => string) => ({
  subject,
  body: (facts: Facts) =>
    `नमस्ते ${facts.reader},\n\n${say(facts)}\n\nअगर आप अभिभावक हैं, तो कृपया यह मैसेज ${facts.holder} को भी दिखाएं: तब से अकाउंट सिर्फ उनका है। क्या करना है:\n\n${steps}\n\nपोर्टफोलियो:\n${facts.link}\n\n${notificationHelp}`,
});

export const comingOfAge: Translation<typeof english> = {
  turns_18: message(
    ({ holder, date }) => `${formatDate(date)} को ${holder} की उम्र 18 साल होगी`,
    ({ holder, date }) =>
      `ProsperX पर ${holder} का अकाउंट नाबालिग का है, और ${formatDate(date)} को उनकी उम्र 18 साल हो जाएगी। उस दिन से अकाउंट सिर्फ देखा जा सकेगा: जब तक इसे नाबालिग से वयस्क के अकाउंट में नहीं बदला जाता, इसमें न कुछ खरीदा, बेचा या स्विच किया जा सकेगा। एसआईपी, एसटीपी और एसडब्ल्यूपी उस दिन यहां और एक्सचेंज पर बंद हो जाएंगी; सिर्फ वही किस्त जाएगी जो एक्सचेंज के पास पहले से है।`,
  ),
  turned_18: message(
    ({ holder }) => `${holder} की उम्र 18 साल हो गई है: अकाउंट बदलना होगा`,
    ({ holder, date }) =>
      `ProsperX पर ${holder} का अकाउंट नाबालिग का है, और ${formatDate(date)} को उनकी उम्र 18 साल हो गई। अब अकाउंट सिर्फ देखा जा सकता है: जब तक इसे नाबालिग से वयस्क के अकाउंट में नहीं बदला जाता, इसमें न कुछ खरीदा, बेचा या स्विच किया जा सकता है। एसआईपी, एसटीपी और एसडब्ल्यूपी यहां बंद हो गई हैं, और हमने एक्सचेंज को भी उन्हें बंद करने के लिए कहा है; सिर्फ वही किस्त जाएगी जो एक्सचेंज के पास पहले से थी। यूनिट निवेश में बने रहेंगे।`,
  ),
};
