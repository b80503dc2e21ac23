import type { Translation } from '@prosperx/core/language';
import type { pendingOrdersText as english } from '#queries/pending-orders.text.js';

export const pendingOrdersText: Translation<typeof english> = {
  note: (type, placed, number) => `${type === 'SIP' ? 'సిప్' : 'ఏకమొత్తం'}, ${placed}న ఆర్డర్, ${number}`,
  kept: (count) =>
    count > 1 ? `${count} ఆర్డర్లకు పేమెంట్ జరుగుతోంది, కాబట్టి అవి రద్దు కాలేదు.` : 'ఒక ఆర్డర్‌కు పేమెంట్ జరుగుతోంది, కాబట్టి అది రద్దు కాలేదు.',
};
