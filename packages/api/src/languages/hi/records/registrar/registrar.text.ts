import type { Translation } from '@prosperx/core/language';
import type { registrarText as english } from '#records/registrar/registrar.text.js';

export const registrarText: Translation<typeof english> = {
  full: (most) =>
    `एक सलाहकार के लिए रजिस्ट्रार की फाइलों की ज्यादा से ज्यादा ${most.toLocaleString('en-IN')} पंक्तियां रखी जाती हैं। ये उससे ज्यादा हो जाएंगी।`,
};
