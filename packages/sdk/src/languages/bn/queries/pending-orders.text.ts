import type { Translation } from '@prosperx/core/language';
import type { pendingOrdersText as english } from '#queries/pending-orders.text.js';

export const pendingOrdersText: Translation<typeof english> = {
  note: (type, placed, number) => `${type === 'SIP' ? 'এসআইপি' : 'এককালীন'}, অর্ডারের তারিখ ${placed}, ${number}`,
  kept: (count) =>
    count > 1 ? `${count}টি অর্ডারের পেমেন্ট চলছে, তাই সেগুলি বাতিল হয়নি।` : 'একটি অর্ডারের পেমেন্ট চলছে, তাই সেটি বাতিল হয়নি।',
};
