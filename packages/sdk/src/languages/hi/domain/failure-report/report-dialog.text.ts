import type { Translation } from '@prosperx/core/language';
import type { reportText as english } from '#domain/failure-report/report-dialog.text.js';

export const reportText: Translation<typeof english> = {
  title: 'माफ कीजिए!',
  text: 'हमें इसका खेद है। हमारे विशेषज्ञ जल्द ही आपको कॉल करेंगे।',
  textForVisitor: 'हमें इसका खेद है। आपकी रिपोर्ट हमें मिल गई है और हम इसे देख रहे हैं।',
  done: 'ठीक है',
};
