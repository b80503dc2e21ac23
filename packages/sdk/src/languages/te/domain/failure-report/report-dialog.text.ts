import type { Translation } from '@prosperx/core/language';
import type { reportText as english } from '#domain/failure-report/report-dialog.text.js';

export const reportText: Translation<typeof english> = {
  title: 'అయ్యో!',
  text: 'ఇబ్బందికి క్షమించండి. మా నిపుణులు త్వరలో మీకు కాల్ చేస్తారు.',
  textForVisitor: 'ఇబ్బందికి క్షమించండి. మీరు తెలియజేసింది మాకు చేరింది, పరిశీలిస్తున్నాం.',
  done: 'సరే',
};
