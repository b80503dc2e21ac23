import type { Translation } from '@prosperx/core/language';
import type { mandateEndReasons as english } from '#records/mandate/mandate.text.js';

export const mandateEndReasons: Translation<typeof english> = {
  notProven: 'बैंक के पास समय पर इसकी पुष्टि नहीं हुई।',
  notDecided: 'बैंक ने समय पर जवाब नहीं दिया।',
  byOwner: 'आपने इसे रद्द किया।',
  lastDay: 'इसका आखिरी दिन बीत चुका है।',
  rejected: 'बैंक ने इसे मंजूरी नहीं दी।',
};
