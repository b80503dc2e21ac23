import type { Translation } from '@prosperx/core/language';
import type { pendingOrdersText as english } from '#queries/pending-orders.text.js';

export const pendingOrdersText: Translation<typeof english> = {
  note: (type, placed, number) => `${type === 'SIP' ? 'एसआईपी' : 'एकमुश्त'}, ${placed} का ऑर्डर, ${number}`,
  kept: (count) =>
    count > 1 ? `${count} ऑर्डर का पेमेंट चल रहा है, इसलिए वे रद्द नहीं हुए।` : 'एक ऑर्डर का पेमेंट चल रहा है, इसलिए वह रद्द नहीं हुआ।',
};
