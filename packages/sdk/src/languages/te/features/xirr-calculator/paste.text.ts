import type { Translation } from '@prosperx/core/language';
import type { pasteText as english } from '#features/xirr-calculator/paste.text.js';

export const pasteText: Translation<typeof english> = {
  label: 'తేదీలు, మొత్తాలు',
  hint: 'రెండు నిలువు వరుసలు: తేదీ (dd-mm-yyyy, dd/mm/yyyy, yyyy-mm-dd లేదా dd-MMM-yyyy), మొత్తం; పెట్టిన డబ్బుకు ముందు మైనస్ గుర్తు ఉండాలి.',
  take: 'ఈ వరుసలు తీసుకోండి',
  nothing: 'తేదీ, మొత్తం రెండూ ఉన్న వరుస లేదు.',
  fault: (line, fault) => `వరుస ${line}: ${fault}`,
  faults: {
    no_date: 'తేదీ అర్థం కాలేదు',
    no_amount: 'మొత్తం అర్థం కాలేదు',
    too_many: 'వరుసలు పరిమితికి మించి ఉన్నాయి',
  },
};
