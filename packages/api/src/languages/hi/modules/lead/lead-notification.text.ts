import { formatMoney } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import { RISK_WARNING } from '@prosperx/core/languages/hi/disclosure/disclosure.text.js';
import { type AdvisorInterest, LEAD_KEPT_DAYS } from '@prosperx/core/lead';
import { addressed, notificationHelp } from '#languages/hi/providers/notification.text.js';
import type { leadNotificationText as english } from '#modules/lead/lead-notification.text.js';

const interests: Readonly<Record<AdvisorInterest, string>> = {
  lamf: 'म्यूचुअल फंड पर लोन',
  sub_broker: 'सब-ब्रोकर के रूप में रजिस्ट्रेशन',
};

export const leadNotificationText: Translation<typeof english> = {
  deskSubject: (service) => `नई लीड: ${service}`,
  desk: (lead, service, advisor, agentCode) =>
    [
      `${advisor} (${agentCode}) के एक ग्राहक की रुचि है: ${service}`,
      '',
      `नाम: ${lead.investorName}`,
      `मोबाइल: ${lead.investorMobileNo}`,
      `ईमेल: ${lead.investorEmailId}`,
      `रकम: ${lead.investmentAmount === null ? 'नहीं बताई' : formatMoney(lead.investmentAmount)}`,
      `रेफरेंस: ${lead.leadId}`,
      '',
      `वे कॉल और मैसेज के लिए राजी हैं। आखिरी संपर्क के ${LEAD_KEPT_DAYS} दिन बाद यह मेल मिटा दें।`,
    ].join('\n'),
  interestSubject: (interest) => `एक सलाहकार की रुचि है: ${interests[interest]}`,
  interest: (advisor, agentCode) =>
    `${advisor} (${agentCode}) ने “मेरी रुचि है” दबाया है और 24 से 48 घंटे में कॉल का इंतजार कर रहे हैं।`,
  invitationSubject: (advisor) => `${addressed(advisor)} ने आपको ProsperX का न्योता भेजा है`,
  invitation: (lead, advisor, link) =>
    [
      `नमस्ते ${addressed(lead.investorName)},`,
      '',
      `${addressed(advisor.name)} (म्यूचुअल फंड डिस्ट्रीब्यूटर, ${advisor.arn}) ने आपको ProsperX में अकाउंट खोलने का न्योता भेजा है, जिसमें वे आपके सलाहकार होंगे। इसके लिए PAN और बैंक खाता चाहिए; इससे कुछ खरीदा नहीं जाता।`,
      '',
      link,
      '',
      `यह आपको इसलिए मिला है, क्योंकि आप निवेश के बारे में इनसे सुनने को राजी हुए थे। नहीं चाहते, तो हमें बताएं और आपकी जानकारी तुरंत मिटा दी जाएगी; नहीं तो आखिरी संपर्क के ${LEAD_KEPT_DAYS} दिन बाद।`,
      '',
      RISK_WARNING,
      '',
      notificationHelp,
    ].join('\n'),
  invitationSms: (advisor, arn, link) =>
    `${addressed(advisor)}, ${arn}, ने आपको ProsperX में म्यूचुअल फंड अकाउंट खोलने का न्योता भेजा है: ${link}`,
  thanksSubject: 'रुचि दिखाने के लिए धन्यवाद',
  thanks: (lead, service, advisor) =>
    [
      `नमस्ते ${addressed(lead.investorName)},`,
      '',
      `रुचि दिखाने के लिए धन्यवाद। ${service || 'आपने जो प्लान देखा है, उस'} के बारे में ${advisor} आपको कॉल करेंगे।`,
      '',
      `आपकी जानकारी आखिरी संपर्क के ${LEAD_KEPT_DAYS} दिन बाद मिटा दी जाती है। अगर यह आपने नहीं दी, या अब आप कॉल नहीं चाहते, तो हमें बताएं और उसे तुरंत मिटा दिया जाएगा।`,
      '',
      notificationHelp,
    ].join('\n'),
};
