import type { Translation } from '@prosperx/core/language';
import type { elssDetailsText as english } from '#features/elss-calculator/elss-details.text.js';

export const elssDetailsText: Translation<typeof english> = {
  parts: ['పెట్టుబడి', 'అంచనా లాభం'],
  deducted: (section) => `మినహాయింపు (సెక్షన్ ${section})`,
  taxIn: { old: 'పాత విధానంలో పన్ను', new: 'అదే ఆదాయంపై కొత్త విధానంలో పన్ను' },
  value: (years) => `${years} గడిచాక విలువ`,
  gainTax: 'లాభంపై నేటి రేటు ప్రకారం పన్ను, సర్‌ఛార్జ్, సెస్‌కు ముందు',
  note: (law, limit, savings, newRegime, rebate, exemption) =>
    `${law.replace('Income-tax Act', 'ఆదాయ పన్ను చట్టం')}: పాత విధానంలో మాత్రమే, సెక్షన్ ${savings} కింద ఏడాదికి ${limit} వరకు మినహాయింపు ఉంటుంది; కొత్త విధానం సెక్షన్ ${newRegime}. భారత్‌లో ఉండే 60 ఏళ్ల లోపు వ్యక్తికి రిబేట్ (సెక్షన్ ${rebate}), సర్‌ఛార్జ్, సెస్‌తో ఆదాయ పన్ను లెక్కించాం. కొత్త విధానంలో మినహాయింపులు తక్కువ, స్టాండర్డ్ డిడక్షన్ ఎక్కువ; కాబట్టి అక్కడ మీ పన్ను వర్తించే ఆదాయం వేరుగా ఉండవచ్చు. అన్ని ఫండ్లు, షేర్లు కలిపి, ఏడాదిలో వచ్చిన దీర్ఘకాల ఈక్విటీ లాభాల్లో ${exemption} వరకు పన్ను లేదు.`,
  newIsLess: (tax, less) => `కొత్త విధానంలో ఈ ఆదాయంపై ${tax} పన్ను పడుతుంది; ఈ పెట్టుబడితో పాత విధానంలో కంటే ${less} తక్కువ.`,
  summary: (investment, value, years) => `ఈఎల్‌ఎస్‌ఎస్‌లో ${investment} పెట్టుబడి ${years} గడిచాక ${value} కావచ్చు`,
};
