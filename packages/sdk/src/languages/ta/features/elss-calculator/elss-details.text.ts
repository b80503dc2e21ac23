import type { Translation } from '@prosperx/core/language';
import type { elssDetailsText as english } from '#features/elss-calculator/elss-details.text.js';

export const elssDetailsText: Translation<typeof english> = {
  parts: ['முதலீடு', 'லாபம் (உத்தேசம்)'],
  deducted: (section) => `கழிவு (பிரிவு ${section})`,
  taxIn: { old: 'பழைய முறையில் வரி', new: 'அதே வருமானத்துக்குப் புதிய முறையில் வரி' },
  value: (years) => `${years} கழித்து மதிப்பு`,
  gainTax: 'லாபத்துக்கு இன்றைய விகிதத்தில் வரி, சர்சார்ஜ் மற்றும் செஸ்ஸுக்கு முன்',
  note: (law, limit, savings, newRegime, rebate, exemption) =>
    `${law.replace('Income-tax Act', 'வருமான வரிச் சட்டம்')}: பழைய முறையில் மட்டும், பிரிவு ${savings}-ன் கீழ் ஆண்டுக்கு ${limit} வரை கழிவு உண்டு; புதிய முறை பிரிவு ${newRegime}. இந்தியாவில் வசிக்கும் 60 வயதுக்குக் குறைவானவருக்கு ரிபேட் (பிரிவு ${rebate}), சர்சார்ஜ், செஸ் சேர்த்து வரி கணக்கிடப்பட்டுள்ளது. புதிய முறையில் கழிவுகள் குறைவு, ஸ்டாண்டர்ட் டிடக்‌ஷன் அதிகம்; எனவே அங்கு உங்கள் வரிக்குரிய வருமானம் வேறாக இருக்கலாம். எல்லா ஃபண்டுகள், பங்குகள் சேர்த்து, ஓர் ஆண்டின் நீண்டகால ஈக்விட்டி லாபத்தில் ${exemption} வரை வரி இல்லை.`,
  newIsLess: (tax, less) => `இந்த வருமானத்துக்குப் புதிய முறையில் ${tax} வரி; இந்த முதலீட்டுடன் பழைய முறையைவிட ${less} குறைவு.`,
  summary: (investment, value, years) => `இஎல்எஸ்எஸ்-ல் ${investment} முதலீடு ${years} கழித்து ${value} ஆக வளரலாம்`,
};
