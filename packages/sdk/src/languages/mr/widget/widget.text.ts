import type { Translation } from '@prosperx/core/language';
import type { widgetText as english } from '#widget/widget.text.js';

export const widgetText: Translation<typeof english> = { request: (id) => `विनंती ${id}`, tryAgain: 'पुन्हा प्रयत्न करा' };
