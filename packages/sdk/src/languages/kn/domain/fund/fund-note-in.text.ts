import type { Translation } from '@prosperx/core/language';
import type { fundNoteIn as english } from '#domain/fund/fund-note-in.text.js';
import { fundNote } from '#languages/kn/domain/fund/fund-note.text.js';

export const fundNoteIn: Translation<typeof english> = (fund, folioNumber) =>
  folioNumber ? `${fundNote(fund)}, ಫೋಲಿಯೊ ${folioNumber}` : fundNote(fund);
