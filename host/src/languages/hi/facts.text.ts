import type { Translation } from '@prosperx/core/language';
import type { facts as english } from '#facts.text.js';

export const facts: Translation<typeof english> = {
  minimumSip: '₹100',
  bankCheck: '₹1',
  bankCooling: '10 दिन',
  nominees: 'तीन',
  idle: '30 मिनट',
  deletion: '30 दिन',
  recordsKept: '8 साल',
  unitsShowAfter: '2 दिन',
  cutOff: 'दोपहर 3 बजे',
  cutOffOfLiquid: 'दोपहर 1:30 बजे',
  redemption: '2 कामकाजी दिन',
  redemptionAbroad: '5 कामकाजी दिन',
  eMandateLimit: '₹10 लाख',
  eMandateTime: '2 से 3 कामकाजी दिन',
  paperMandateLimit: '₹1 करोड़',
  paperMandateTime: '15 से 20 दिन',
  mandateScan: '2 MB',
  stpConfirmBy: 'दोपहर 3 बजे',
  serviceFee: '₹1,999',
  serviceMinimum: '₹10 लाख',
};
