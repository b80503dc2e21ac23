import type { Translation } from '@prosperx/core/language';
import type { fileFormatsText as english } from '#domain/holding/file-formats.text.js';

export const fileFormatsText: Translation<typeof english> = { pdf: 'PDF', xlsx: 'Excel', csv: 'CSV' };
