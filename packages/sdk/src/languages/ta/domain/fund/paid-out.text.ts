import type { Translation } from '@prosperx/core/language';
import type { paidOutText as english } from '#domain/fund/paid-out.text.js';

export const paidOutText: Translation<typeof english> = {
  paidOut:
    'IDCW ஆப்ஷன்கள் அவ்வப்போது பணம் தருகின்றன; அதனால் அவற்றின் என்ஏவி குறையும். இங்கே காட்டும் ரிட்டர்னில் அப்படித் தந்த பணம் சேர்க்கப்படவில்லை.',
};
