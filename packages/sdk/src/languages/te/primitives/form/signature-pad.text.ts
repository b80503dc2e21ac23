import type { Translation } from '@prosperx/core/language';
import type { signaturePadText as english } from '#primitives/form/signature-pad.text.js';

export const signaturePadText: Translation<typeof english> = {
  empty: 'వేలు, మౌస్ లేదా పెన్‌తో ఇక్కడ సంతకం చేయండి',
  signed: 'మీరు చేసిన సంతకం',
  clear: 'చెరిపేయండి',
  use: 'ఈ సంతకాన్ని వాడండి',
  tooShort: 'ముందు పూర్తి సంతకం చేయండి.',
  failed: 'మీ సంతకాన్ని సేవ్ చేయలేకపోయాం. బదులుగా ఫోటో అప్‌లోడ్ చేయండి.',
};
