import type { Translation } from '@prosperx/core/language';
import type { reportText as english } from '#domain/failure-report/report-dialog.text.js';

export const reportText: Translation<typeof english> = {
  title: 'अरेरे!',
  text: 'तुम्हाला झालेल्या त्रासाबद्दल क्षमस्व. आमचे तज्ज्ञ लवकरच तुम्हाला कॉल करतील.',
  textForVisitor: 'तुम्हाला झालेल्या त्रासाबद्दल क्षमस्व. तुम्ही कळवलेली त्रुटी मिळाली असून आम्ही ती तपासत आहोत.',
  done: 'ठीक आहे',
};
