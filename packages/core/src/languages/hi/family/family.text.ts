import { MOST_MEMBERS } from '#family/family.js';
import type { familyFieldText as english } from '#family/family.text.js';
import type { Translation } from '#language/index.js';

export const familyFieldText: Translation<typeof english> = {
  tooMany: `एक परिवार में ज्यादा से ज्यादा ${MOST_MEMBERS} अकाउंट हो सकते हैं। जो किसी और परिवार के हैं, उन्हें इससे हटाएं।`,
};
