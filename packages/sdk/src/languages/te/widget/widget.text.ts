import type { Translation } from '@prosperx/core/language';
import type { widgetText as english } from '#widget/widget.text.js';

export const widgetText: Translation<typeof english> = { request: (id) => `అభ్యర్థన ${id}`, tryAgain: 'మళ్లీ ప్రయత్నించండి' };
