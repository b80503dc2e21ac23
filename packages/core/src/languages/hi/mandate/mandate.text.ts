import type { Translation } from '#language/index.js';
import type {
  approvalTime as englishApprovalTime,
  mandateStatusText as englishMandateStatusText,
  mandateMethodText as englishMandateMethodText,
  mandateDeclarationText as englishMandateDeclarationText,
} from '#mandate/mandate.text.js';
import { APPROVAL_DAYS } from '#mandate/rules.js';

export const mandateStatusText: Translation<typeof englishMandateStatusText> = {
  'New Mandate': 'बाकी',
  Processing: 'प्रोसेस हो रहा है',
  Approved: 'मंजूर',
  Rejected: 'नामंजूर',
};

export const mandateMethodText: Translation<typeof englishMandateMethodText> = {
  upi: 'UPI ऑटोपे',
  netBanking: 'नेट बैंकिंग',
  debitCard: 'डेबिट कार्ड',
  paper: 'कागज का फॉर्म',
};

export const approvalTime: Translation<typeof englishApprovalTime> = (method) => {
  const { from, to } = APPROVAL_DAYS[method];
  return method === 'paper' ? `${from} से ${to} दिन` : `${from} से ${to} कामकाजी दिन`;
};

export const mandateDeclarationText: Translation<typeof englishMandateDeclarationText> = {
  mandateDeclaration:
    'मैं अपने म्यूचुअल फंड निवेश के लिए इस खाते से हर बार ऊपर लिखी लिमिट तक पैसा काटने की अनुमति देता/देती हूं, जब तक मैं यह मैंडेट रद्द न करूं या यह खत्म न हो। यह खाता सिर्फ मेरा है।',
};
