import type { Translation } from '@prosperx/core/language';
import type { fundReturnsText as english } from '#features/fund-detail/fund-returns.text.js';

export const fundReturnsText: Translation<typeof english> = {
  returns: 'ரிட்டர்ன்',
  fund: 'ஃபண்ட்',
  category: 'வகையின் சராசரி',
  averageOf: (subCategory, counts) =>
    `வகையின் சராசரி: குறைந்தது அந்தக் காலம் ஆன ${subCategory} ஸ்கீம்களின் க்ரோத் ஆப்ஷன்கள் (${counts.join(', ')}).`,
  averageCount: (period, funds) => `${period}: ${funds}`,
  periods: {
    '1M': '1 மாதம்',
    '6M': '6 மாதங்கள்',
    '1Y': '1 ஆண்டு',
    '3Y': '3 ஆண்டுகள்',
    '5Y': '5 ஆண்டுகள்',
  },
  noReturns: 'ரிட்டர்னைக் காட்டப் போதுமான என்ஏவி வரலாறு இன்னும் இல்லை.',
  compounded: '1 ஆண்டுக்கு மேற்பட்ட காலத்துக்கான ரிட்டர்ன், ஆண்டுக் கணக்கில் (CAGR) காட்டப்படுகிறது.',
  past: 'கடந்தகாலச் செயல்பாடு எதிர்கால ரிட்டர்னைக் குறிக்காது.',
};
