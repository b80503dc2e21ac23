import type { Translation } from '@prosperx/core/language';
import type { pendingOrdersText as english } from '#queries/pending-orders.text.js';

export const pendingOrdersText: Translation<typeof english> = {
  note: (type, placed, number) => `${type === 'SIP' ? 'એસઆઈપી' : 'લમ્પસમ'}, ${placed}નો ઓર્ડર, ${number}`,
  kept: (count) =>
    count > 1 ? `${count} ઓર્ડરનું પેમેન્ટ ચાલુ હોવાથી તે રદ થયા નથી.` : 'એક ઓર્ડરનું પેમેન્ટ ચાલુ હોવાથી તે રદ થયો નથી.',
};
