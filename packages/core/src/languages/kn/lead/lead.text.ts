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
  lead_name_required: 'ಹೆಸರು ನಮೂದಿಸಿ',
  lead_name_invalid: 'ಸರಿಯಾದ ಹೆಸರು ನಮೂದಿಸಿ',
  lead_mobile_required: 'ಹೂಡಿಕೆದಾರರ ಸಂಖ್ಯೆ ನಮೂದಿಸಿ',
  lead_mobile_invalid: 'ಸರಿಯಾದ ಮೊಬೈಲ್ ಸಂಖ್ಯೆ ನಮೂದಿಸಿ',
  lead_mobile_objected: 'ಈ ಮೊಬೈಲ್ ಸಂಖ್ಯೆಯ ಯಾವುದೇ ವಿವರಗಳನ್ನು ಇಟ್ಟುಕೊಳ್ಳಬೇಡಿ ಎಂದು ನಮಗೆ ಹೇಳಲಾಗಿದೆ',
  lead_email_required: 'ಇಮೇಲ್ ನಮೂದಿಸಿ',
  lead_email_invalid: 'ಸರಿಯಾದ ಇಮೇಲ್ ನಮೂದಿಸಿ',
  lead_amount_required: 'ಮೊತ್ತ ನಮೂದಿಸಿ',
  lead_amount_too_high: 'ಗರಿಷ್ಠ 10,000 ಲಕ್ಷ ನಮೂದಿಸಿ',
  lead_follow_up_too_late: `${LEAD_KEPT_DAYS} ದಿನಗಳೊಳಗಿನ ದಿನಾಂಕ ಆರಿಸಿ: ಲೀಡ್ ಅದಕ್ಕಿಂತ ಹೆಚ್ಚು ಇಡಲಾಗುವುದಿಲ್ಲ`,
  own_name_required: 'ನಿಮ್ಮ ಪೂರ್ಣ ಹೆಸರು ನಮೂದಿಸಿ',
  own_mobile_required: 'ನಿಮ್ಮ ಮೊಬೈಲ್ ಸಂಖ್ಯೆ ನಮೂದಿಸಿ',
  own_email_required: 'ನಿಮ್ಮ ಇಮೇಲ್ ಐಡಿ ನಮೂದಿಸಿ',
};

export const leadRowText: Translation<typeof englishLeadRowText> = {
  lead_twice: 'ಈ ಮೊಬೈಲ್ ಸಂಖ್ಯೆ ಹಿಂದಿನ ಸಾಲಿನಲ್ಲೇ ಇದೆ',
  lead_amount_unreadable: 'ಮೊತ್ತ ಸಂಖ್ಯೆಯಲ್ಲ',
};

export const leadStatusText: Translation<typeof englishLeadStatusText> = {
  new: 'ಹೊಸದು',
  contacted: 'ಸಂಪರ್ಕಿಸಲಾಗಿದೆ',
  invested: 'ಹೂಡಿಕೆ ಮಾಡಿದ್ದಾರೆ',
  not_interested: 'ಆಸಕ್ತಿ ಇಲ್ಲ',
};

export const leadSourceText: Translation<typeof englishLeadSourceText> = {
  calculator: 'ಶೇರ್ ಮಾಡಿದ ಕ್ಯಾಲ್ಕುಲೇಟರ್',
  premium_service: 'ಪ್ರೀಮಿಯಂ ಸೇವೆ',
  home: 'ನೀವು ಸೇರಿಸಿದ್ದು',
};

const kept = `ಕೊನೆಯ ಸಂಪರ್ಕದ ${LEAD_KEPT_DAYS} ದಿನಗಳ ನಂತರ ಅಳಿಸಲಾಗುತ್ತದೆ`;

export const leadConsent: Translation<typeof englishLeadConsent> = {
  version: 'lead-2026-11',
  byAdvisor: `ಹೂಡಿಕೆ ಬಗ್ಗೆ ಕರೆ ಮಾಡಲು, ಬರೆಯಲು ಒಪ್ಪಿದವರನ್ನು ಮಾತ್ರ ಸೇರಿಸಿ. ಅವರ ವಿವರಗಳನ್ನು ${kept}.`,
  byCustomer: (advisor) =>
    `ಉಳಿಸುವ ಮೂಲಕ, ಹೂಡಿಕೆ ಬಗ್ಗೆ ${advisor} ಮತ್ತು ProsperX ನಿಮಗೆ ಕರೆ ಮಾಡಲು, ಬರೆಯಲು ನೀವು ಒಪ್ಪುತ್ತೀರಿ. ನಿಮ್ಮ ವಿವರಗಳನ್ನು ಬೇರೆ ಯಾರಿಗೂ ಕೊಡುವುದಿಲ್ಲ; ಅವನ್ನು ${kept}.`,
};
