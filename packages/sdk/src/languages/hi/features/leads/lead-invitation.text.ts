import type { Translation } from '@prosperx/core/language';
import { LEAD_INVITATIONS } from '@prosperx/core/lead';
import type { leadInvitationText as english } from '#features/leads/lead-invitation.text.js';

const number = (count: number) => count.toLocaleString('en-IN');
const { aLead, daysBetween, aDay } = LEAD_INVITATIONS;

export const leadInvitationText: Translation<typeof english> = {
  invite: 'न्योता भेजें',
  inviteNamed: (name) => `${name} को अकाउंट खोलने का न्योता भेजें`,
  inviteAll: (count) => `${number(count)} को ईमेल और SMS से न्योता भेजें`,
  inviteNote: 'न्योते में आपका नाम और ARN होता है, और उससे खुलने वाले अकाउंट में सलाहकार आप होते हैं।',
  language: 'न्योते की भाषा',
  languageHint: 'जिन्होंने खुद किसी और भाषा में फॉर्म भरा है, उन्हें उसी भाषा में न्योता जाता है।',
  invitedOn: (day, times) => `${day} को न्योता भेजा${times > 1 ? `, ${aLead} में से ${times} बार` : ''}`,
  isCustomer: 'आपके ग्राहक',
  outcome: {
    invited: (count) => `${number(count)} को ईमेल और SMS से न्योता भेजा गया।`,
    customer: (count) => `${number(count)} पहले से आपके ग्राहक हैं।`,
    closed: (count) => `${number(count)} को नहीं भेजा: पहले ही निवेश कर चुके हैं, या रुचि नहीं है।`,
    too_soon: (count) => `${number(count)} को न्योता ${daysBetween} दिन से कम पहले भेजा गया था।`,
    too_often: (count) => `${number(count)} को ${aLead} बार न्योता भेजा जा चुका है, इससे ज्यादा नहीं भेज सकते।`,
    day_full: (count) => `${number(count)} को कल भेजें: एक दिन में ${aDay} लोगों को न्योता भेज सकते हैं।`,
  },
  notInvited: 'न्योता नहीं भेजा जा सका। कृपया थोड़ी देर बाद फिर कोशिश करें।',
};
