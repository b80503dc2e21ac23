import type { arnEndText as english } from '#agent/arn-end.text.js';
import { formatDate } from '#format/index.js';
import type { Translation } from '#language/index.js';

export const arnEndText: Translation<typeof english> = {
  title: ({ arn, on, isOver }) => `${arn} ${formatDate(on)} को ${isOver ? 'खत्म हो गया' : 'खत्म होगा'}`,
  over: 'अपने ARN की नई तारीखें जमा करें। वेरिफिकेशन के बाद आप ग्राहकों के लिए लेन-देन कर सकते हैं।',
  soon: 'अपने ARN की नई तारीखें समय पर जमा करें। उस दिन के बाद नई तारीखों के वेरिफिकेशन तक आप ग्राहकों के लिए लेन-देन नहीं कर सकते।',
  renew: 'नई तारीखें जमा करें',
};
