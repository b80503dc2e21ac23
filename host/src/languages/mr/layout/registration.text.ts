import type { Translation } from '@prosperx/core/language';
import type { registrationText as english } from '#layout/registration.text.js';

export const registrationText: Translation<typeof english> = {
  sentTitle: 'नोंदणी सुरू आहे',
  sent: 'माहिती एक्स्चेंजकडे पाठवली आहे; तेथून सहसा काही मिनिटांत उत्तर येते. नोंदणी झाल्यावर आम्ही ईमेल करू.',
};
