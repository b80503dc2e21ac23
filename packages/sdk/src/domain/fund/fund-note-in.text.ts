import { spoken } from '@prosperx/core/language';
import { fundNote } from './fund-note.text.js';

/** Returns what a scheme is, with the folio that was chosen: `Flexi Cap, Direct, Growth, folio 12345678`. */
export const fundNoteIn = /* @__PURE__ */ spoken({
  fundNoteIn: (fund: Parameters<typeof fundNote>[0], folioNumber: string | null | undefined) =>
    folioNumber ? `${fundNote(fund)}, folio ${folioNumber}` : fundNote(fund),
});
