import type { Translation } from '@prosperx/core/language';
import type { reportText as english } from '#domain/failure-report/report-dialog.text.js';

export const reportText: Translation<typeof english> = {
  title: 'மன்னிக்கவும்!',
  text: 'ஏற்பட்ட சிரமத்துக்கு வருந்துகிறோம். எங்கள் நிபுணர் விரைவில் உங்களை அழைப்பார்.',
  textForVisitor: 'ஏற்பட்ட சிரமத்துக்கு வருந்துகிறோம். நீங்கள் தெரிவித்தது எங்களுக்கு வந்தது; அதைப் பார்த்துக்கொண்டிருக்கிறோம்.',
  done: 'சரி',
};
