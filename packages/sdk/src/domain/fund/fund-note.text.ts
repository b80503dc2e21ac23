/** Returns what a scheme is, below its name: `Flexi Cap, Direct, Growth`. */
export const fundNote = ({ subCategory, plan, option }: Record<'option' | 'plan' | 'subCategory', string>) =>
  `${subCategory}, ${plan}, ${option}`;

/** Returns it with the folio that was chosen: `Flexi Cap, Direct, Growth, folio 12345678`. */
export const fundNoteIn = (fund: Parameters<typeof fundNote>[0], folioNumber: string | null | undefined) =>
  folioNumber ? `${fundNote(fund)}, folio ${folioNumber}` : fundNote(fund);
