import type { Translation } from '@prosperx/core/language';
import { PROPOSAL_VALIDITY } from '@prosperx/core/proposal';
import type { proposalText as english } from '#proposal/proposal.text.js';

const DAYS = PROPOSAL_VALIDITY / (24 * 3_600_000);

export const proposalText: Translation<typeof english> = {
  subject: (advisor) => `${advisor} का प्रस्ताव`,
  body: (name, advisor, arn, isNew, link) =>
    `नमस्ते ${name},\n\n${advisor}, ${arn}, ने ${isNew ? 'आपको प्रस्ताव का नया वर्जन भेजा है' : 'आपके लिए एक प्रस्ताव तैयार किया है'}। कृपया इसे ${DAYS} दिन के अंदर पढ़ें। आप पूरे प्रस्ताव को या उसके किसी हिस्से को मंजूरी दे सकते हैं, या नामंजूर कर सकते हैं:\n${link}\n\nमंजूरी आप उस OTP से देते हैं, जो हम उस पेज पर आपके मोबाइल पर भेजते हैं। OTP किसी को न बताएं, अपने सलाहकार को भी नहीं। आपकी मंजूरी से पहले कुछ नहीं होता। अगर आपको इसकी उम्मीद नहीं थी, तो नामंजूर करें।`,
  sms: (advisor, arn, link) =>
    `ProsperX: ${advisor}, ${arn}, के प्रस्ताव पर ${DAYS} दिन के अंदर जवाब दें: ${link} मंजूरी से पहले कुछ नहीं होगा। OTP किसी को न बताएं।`,
  otpSubject: 'प्रस्ताव का OTP',
  otp: (code, chosen, all, advisor) =>
    `${code} ProsperX पर ${advisor} के प्रस्ताव के ${chosen === all ? `सभी ${all}` : `${all} में से ${chosen}`} आइटम को मंजूरी देने का OTP है। इसे किसी को न बताएं, अपने सलाहकार को भी नहीं।`,
  full: (most) => `एक प्रस्ताव में ज्यादा से ज्यादा ${most} आइटम हो सकते हैं।`,
  empty: 'पहले वह जोड़ें, जिसका प्रस्ताव देना है।',
  answered: 'इस बीच इस प्रस्ताव का जवाब दिया जा चुका है। कृपया पेज रीलोड करें।',
  draftKept: 'जो प्रस्ताव आप बना रहे हैं, पहले उसे भेजें या खाली करें।',
  withdrawn: 'आपके सलाहकार ने यह प्रस्ताव वापस ले लिया है।',
};
