import type { Translation } from '@prosperx/core/language';
import type { mandateSetupPageText as english } from '#features/mandate-setup/mandate-setup-page.text.js';

export const mandateSetupPageText: Translation<typeof english> = {
  notRegistered: 'पहले अपना अकाउंट खोलें',
  why: 'मैंडेट उसी अकाउंट के लिए बनता है, जो एक्सचेंज में रजिस्टर हो।',
  completeProfile: 'प्रोफाइल पूरी करें',
};
