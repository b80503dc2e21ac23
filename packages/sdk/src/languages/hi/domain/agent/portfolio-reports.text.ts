import type { Translation } from '@prosperx/core/language';
import { MOST_REPORTS } from '@prosperx/core/report';
import type { portfolioReportsText as english } from '#domain/agent/portfolio-reports.text.js';

const figure = (many: number) => many.toLocaleString('en-IN');

export const portfolioReportsText: Translation<typeof english> = {
  one: 'रिपोर्ट',
  oneOf: (name) => `${name} के पोर्टफोलियो की रिपोर्ट`,
  all: 'सभी ग्राहकों की रिपोर्ट',
  title: 'सभी ग्राहकों के पोर्टफोलियो की रिपोर्ट',
  about: `जिन ग्राहकों का निवेश है, उनमें से हर एक की दो पेज की PDF, आपके नाम और ARN के साथ, एक ZIP फाइल में; हर फाइल का नाम ग्राहक का क्लाइंट कोड होता है। ज्यादा से ज्यादा ${figure(MOST_REPORTS)}, सबसे बड़े निवेश पहले। तब तक यह पेज खुला रखें।`,
  make: 'रिपोर्ट बनाएं',
  making: 'बनी हुई रिपोर्ट',
  step: (done, of) => (of === 0 ? 'देखा जा रहा है कि किसका कितना निवेश है …' : `${figure(of)} में से ${figure(done)} बन गईं`),
  stop: 'रोकें और बनी हुई रिपोर्ट रखें',
  close: 'बंद करें',
  save: 'ZIP फाइल डाउनलोड करें',
  made: (many, without) =>
    `${figure(many)} रिपोर्ट तैयार ${many === 1 ? 'है' : 'हैं'}।${without > 0 ? ` आपके ${figure(without)} ग्राहकों की रिपोर्ट नहीं बनी: उनका कोई निवेश नहीं है, या उन्होंने आपको दी अनुमति हटा दी है।` : ''}`,
  failed: 'रिपोर्ट नहीं बन सकीं। कृपया कुछ मिनट बाद फिर कोशिश करें।',
};
