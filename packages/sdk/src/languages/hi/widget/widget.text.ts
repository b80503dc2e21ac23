import type { Translation } from '@prosperx/core/language';
import type { widgetText as english } from '#widget/widget.text.js';

export const widgetText: Translation<typeof english> = {
  request: (id) => `रिक्वेस्ट ${id}`,
  tryAgain: 'फिर कोशिश करें',
};
