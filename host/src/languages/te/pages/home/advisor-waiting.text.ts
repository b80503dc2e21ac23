import type { Translation } from '@prosperx/core/language';
import type { advisorWaitingText as english } from '#pages/home/advisor-waiting.text.js';

export const advisorWaitingText: Translation<typeof english> = {
  family: (name) => `కుటుంబం: ${name}`,
  message: (name) => `${name}: WhatsAppలో రాయండి`,
  propose: 'ప్రతిపాదించండి',
  proposeTo: (name) => `${name}: ప్రతిపాదించండి`,
  toCustomer: (name, about, advisor) => `నమస్కారం ${name}, ${about}. మీకు ఎప్పుడు కాల్ చేయవచ్చో చెప్పండి.\n${advisor}`,
  about: {
    order: () => 'మీరు ఆమోదించారు, ఇప్పుడు ఆర్డర్ చేస్తున్నాను',
    payment: (amount) => `మీ${amount && ` ${amount}`} ఆర్డర్ పేమెంట్ పెండింగ్‌లో ఉంది`,
    instalment: (amount, day) => `${day && `${day}న `}మీ${amount && ` ${amount}`} వాయిదా కట్టలేదు`,
    kyc_hold: () => 'మీ KYC నిలిపివేశారు, అందుకే ఇప్పుడు పెట్టుబడి పెట్టలేరు',
    redemption: () => 'ఈ వారం మీరు పెద్ద మొత్తం రిడీమ్ చేశారు, దాని కారణం తెలుసుకోవాలనుకుంటున్నాను',
    lock_in: () => 'మీ కొన్ని యూనిట్ల లాక్-ఇన్ ముగుస్తోంది',
    kyc: () => 'మీ ఖాతా ఇంకా తెరవలేదు',
  },
  aboutCart: {
    unasked: 'మీ కార్ట్ సిద్ధం చేశాను, దాని గురించి మీతో మాట్లాడాలనుకుంటున్నాను',
    asked: 'మీ కార్ట్‌ను ఆమోదించడానికి లేదా తిరస్కరించడానికి లింక్ పంపాను',
    declined: 'నేను సిద్ధం చేసిన కార్ట్‌ను మీరు తిరస్కరించారు, మీకు ఏది కావాలో తెలుసుకోవాలనుకుంటున్నాను',
    link_over: 'కార్ట్ ఆమోదించే లింక్ గడువు ముగిసింది, కొత్తది పంపగలను',
    approval_over: 'మీ కార్ట్ ఆమోదం గడువు ముగిసింది, ఆమోదానికి కొత్త లింక్ పంపగలను',
  },
  aboutMandate: {
    missing: 'మీ సిప్‌లకు మ్యాండేట్ లేదు',
    failed: 'మీ మ్యాండేట్ ఆమోదం పొందలేదు',
    ends: 'మీ మ్యాండేట్ త్వరలో ముగుస్తుంది',
  },
  aboutProposal: {
    waiting: 'మీకు ఒక ప్రతిపాదన పంపాను, మీ అభిప్రాయం తెలుసుకోవాలనుకుంటున్నాను',
    declined: 'ప్రతిపాదనకు జవాబు ఇచ్చినందుకు ధన్యవాదాలు, మీకు ఏది సరిపోతుందో తెలుసుకోవాలనుకుంటున్నాను',
    expired: 'నా ప్రతిపాదన గడువు ముగిసింది, మీకు కావాలంటే మళ్లీ పంపగలను',
  },
};
