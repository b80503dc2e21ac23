import type { Translation } from '@prosperx/core/language';
import type { fundReturnsText as english } from '#features/fund-detail/fund-returns.text.js';

export const fundReturnsText: Translation<typeof english> = {
  returns: 'परतावा',
  fund: 'फंड',
  category: 'प्रकाराची सरासरी',
  averageOf: (subCategory, counts) =>
    `प्रकाराची सरासरी: इतक्या जुन्या ${subCategory} योजनांचे ग्रोथ पर्याय (${counts.join(', ')}).`,
  averageCount: (period, funds) => `${period}: ${funds}`,
  periods: { '1M': '1 महिना', '6M': '6 महिने', '1Y': '1 वर्ष', '3Y': '3 वर्षे', '5Y': '5 वर्षे' },
  noReturns: 'परतावा दाखवण्याइतक्या जुन्या एनएव्ही अजून नाहीत.',
  compounded: '1 वर्षापेक्षा जास्त काळाचा परतावा वार्षिक (CAGR) आहे.',
  past: 'मागील कामगिरीवरून भविष्यातील परतावा सांगता येत नाही.',
};
