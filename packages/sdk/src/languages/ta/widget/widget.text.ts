import type { Translation } from '@prosperx/core/language';
import type { widgetText as english } from '#widget/widget.text.js';

export const widgetText: Translation<typeof english> = { request: (id) => `கோரிக்கை ${id}`, tryAgain: 'மீண்டும் முயலவும்' };
