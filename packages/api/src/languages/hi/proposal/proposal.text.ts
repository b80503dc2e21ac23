import { formatMoney } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import { type KindSum, PROPOSAL_DAYS as DAYS, type ProposalKind } from '@prosperx/core/proposal';
import type { proposalText as english } from '#proposal/proposal.text.js';

const plans = (name: string, count: number, sum: string, often: string) =>
  `${often} ${count > 1 ? 'कुल ' : ''}${sum} की ${count} ${name}`;

const ACTS: Readonly<Record<ProposalKind, (sum: string, count: number) => string>> = {
  redemption: (sum) => `${sum} बेचना`,
  switch: (sum) => `${sum} स्विच करना`,
  lumpsum: (sum) => `${sum} निवेश करना`,
  sip: (sum, count) => plans('एसआईपी', count, sum, 'हर महीने'),
  stp: (sum, count) => plans('एसटीपी', count, sum, 'हर बार'),
  swp: (sum, count) => plans('एसडब्ल्यूपी', count, sum, 'हर बार'),
};

const actOf = ({ kind, count, amount, inUnits }: KindSum): string => {
  const money = amount > 0 ? [formatMoney(amount, amount % 100 === 0 ? 0 : 2)] : [];
  return ACTS[kind]([...money, ...(inUnits ? ['यूनिट'] : [])].join(' और '), count);
};

export const proposalText: Translation<typeof english> = {
  subject: (advisor) => `${advisor} का प्रस्ताव`,
  body: (name, advisor, arn, isNew, link) =>
    `नमस्ते ${name},\n\n${advisor}, ${arn}, ने ${isNew ? 'आपको प्रस्ताव का नया वर्जन भेजा है' : 'आपके लिए एक प्रस्ताव तैयार किया है'}। कृपया इसे ${DAYS} दिन के अंदर पढ़ें। आप पूरे प्रस्ताव को या उसके किसी हिस्से को मंजूरी दे सकते हैं, या नामंजूर कर सकते हैं:\n${link}\n\nमंजूरी आप उस OTP से देते हैं, जो हम उस पेज पर आपके मोबाइल पर भेजते हैं। OTP किसी को न बताएं, अपने सलाहकार को भी नहीं। आपकी मंजूरी से पहले कुछ नहीं होता। अगर आपको इसकी उम्मीद नहीं थी, तो नामंजूर करें।`,
  sms: (advisor, arn, link) =>
    `ProsperX: ${advisor}, ${arn}, के प्रस्ताव पर ${DAYS} दिन के अंदर जवाब दें: ${link} मंजूरी से पहले कुछ नहीं होगा। OTP किसी को न बताएं।`,
  otpSubject: 'प्रस्ताव का OTP',
  otp: (code, all, advisor, chosen, sums) => {
    const part = chosen < all ? `${all} में से ${chosen} आइटम` : all === 1 ? 'आइटम' : `सभी ${all} आइटम`;
    return `${code} ProsperX पर ${advisor} के प्रस्ताव के ${part} को मंजूरी देने का OTP है: ${sums.map(actOf).join(', ')}। इसे किसी को न बताएं, अपने सलाहकार को भी नहीं।`;
  },
  full: (most) => `एक प्रस्ताव में ज्यादा से ज्यादा ${most} आइटम हो सकते हैं।`,
  empty: 'पहले वह जोड़ें, जिसका प्रस्ताव देना है।',
  familyEmpty: 'पहले इसके किसी सदस्य के लिए प्रस्ताव तैयार करें।',
  answered: 'इस बीच इस प्रस्ताव का जवाब दिया जा चुका है। कृपया पेज रीलोड करें।',
  draftKept: 'जो प्रस्ताव आप बना रहे हैं, पहले उसे भेजें या खाली करें।',
  tooManyWait: (most) =>
    `एक ग्राहक के ज्यादा से ज्यादा ${most} प्रस्ताव जवाब का इंतजार कर सकते हैं। किसी एक को वापस लें, या उसका नया वर्जन भेजें।`,
};
