import type { Translation } from '#language/index.js';
import { LEAD_KEPT_DAYS } from '#lead/lead.js';
import type {
  leadErrorText as englishLeadErrorText,
  leadRowText as englishLeadRowText,
  leadStatusText as englishLeadStatusText,
  leadSourceText as englishLeadSourceText,
  leadConsent as englishLeadConsent,
} from '#lead/lead.text.js';

export const leadErrorText: Translation<typeof englishLeadErrorText> = {
  lead_name_required: 'పేరు ఎంటర్ చేయండి',
  lead_name_invalid: 'సరైన పేరు ఎంటర్ చేయండి',
  lead_mobile_required: 'మదుపరి నంబర్ ఎంటర్ చేయండి',
  lead_mobile_invalid: 'సరైన మొబైల్ నంబర్ ఎంటర్ చేయండి',
  lead_mobile_objected: 'ఈ మొబైల్ నంబర్ వివరాలేవీ ఉంచవద్దని మమ్మల్ని కోరారు',
  lead_email_required: 'ఈమెయిల్ ఎంటర్ చేయండి',
  lead_email_invalid: 'సరైన ఈమెయిల్ ఎంటర్ చేయండి',
  lead_amount_required: 'మొత్తం ఎంటర్ చేయండి',
  lead_amount_too_high: 'గరిష్ఠంగా 10,000 లక్షలు ఎంటర్ చేయండి',
  lead_follow_up_too_late: `${LEAD_KEPT_DAYS} రోజుల లోపు తేదీని ఎంచుకోండి: లీడ్ అంతకు మించి ఉంచబడదు`,
  own_name_required: 'మీ పూర్తి పేరు ఎంటర్ చేయండి',
  own_mobile_required: 'మీ మొబైల్ నంబర్ ఎంటర్ చేయండి',
  own_email_required: 'మీ ఈమెయిల్ ఐడీ ఎంటర్ చేయండి',
};

export const leadRowText: Translation<typeof englishLeadRowText> = {
  lead_twice: 'ఈ మొబైల్ నంబర్ ముందు వరుసలోనే ఉంది',
  lead_amount_unreadable: 'మొత్తం సంఖ్య కాదు',
};

export const leadStatusText: Translation<typeof englishLeadStatusText> = {
  new: 'కొత్తది',
  contacted: 'సంప్రదించాం',
  invested: 'పెట్టుబడి పెట్టారు',
  not_interested: 'ఆసక్తి లేదు',
};

export const leadSourceText: Translation<typeof englishLeadSourceText> = {
  calculator: 'షేర్ చేసిన క్యాలిక్యులేటర్',
  premium_service: 'ప్రీమియం సేవ',
  home: 'మీరు చేర్చింది',
};

const kept = `చివరిసారి సంప్రదించిన ${LEAD_KEPT_DAYS} రోజుల తర్వాత తొలగిస్తాం`;

export const leadConsent: Translation<typeof englishLeadConsent> = {
  version: 'lead-2026-11',
  byAdvisor: `పెట్టుబడి గురించి కాల్ చేయడానికి, రాయడానికి ఒప్పుకున్నవారినే చేర్చండి. వారి వివరాలను ${kept}.`,
  byCustomer: (advisor) =>
    `సేవ్ చేయడం ద్వారా, పెట్టుబడి గురించి ${advisor}, ProsperX మీకు కాల్ చేయడానికి, రాయడానికి మీరు ఒప్పుకుంటున్నారు. మీ వివరాలు ఇంకెవరికీ ఇవ్వం; వాటిని ${kept}.`,
};
