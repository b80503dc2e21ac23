import type { Translation } from '@prosperx/core/language';
import type { debitText as englishDebitText, mandateEndReasons as english } from '#records/mandate/mandate.text.js';

export const debitText: Translation<typeof englishDebitText> = {
  dayFull:
    'आपकी दूसरी एसआईपी के बाद, जिनका पेमेंट अभी बाकी है उनके भी, उस दिन की ऑटोपे लिमिट में काफी रकम नहीं बचती। कृपया दूसरा ऑटोपे मैंडेट सेट करें या दूसरी एसआईपी तारीख चुनें।',
};

export const mandateEndReasons: Translation<typeof english> = {
  notProven: 'बैंक के पास समय पर इसकी पुष्टि नहीं हुई।',
  notDecided: 'बैंक ने समय पर जवाब नहीं दिया।',
  byOwner: 'आपने इसे रद्द किया।',
  lastDay: 'इसका आखिरी दिन बीत चुका है।',
  rejected: 'बैंक ने इसे मंजूरी नहीं दी।',
};
