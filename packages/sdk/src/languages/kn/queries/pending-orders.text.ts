import type { Translation } from '@prosperx/core/language';
import type { pendingOrdersText as english } from '#queries/pending-orders.text.js';

export const pendingOrdersText: Translation<typeof english> = {
  note: (type, placed, number) => `${type === 'SIP' ? 'ಎಸ್‌ಐಪಿ' : 'ಇಡಿಗಂಟು'}, ${placed}ರಂದು ಆರ್ಡರ್, ${number}`,
  kept: (count) =>
    count > 1 ? `${count} ಆರ್ಡರ್‌ಗಳ ಪಾವತಿ ನಡೆಯುತ್ತಿದೆ, ಹಾಗಾಗಿ ಅವು ರದ್ದಾಗಿಲ್ಲ.` : 'ಒಂದು ಆರ್ಡರ್‌ನ ಪಾವತಿ ನಡೆಯುತ್ತಿದೆ, ಹಾಗಾಗಿ ಅದು ರದ್ದಾಗಿಲ್ಲ.',
};
