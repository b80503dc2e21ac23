/** Words that the scripts of the documentation's pages say. */
export const clientText = {
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Could not copy: select the text',
  foundCount: (count: number) => (count === 1 ? '1 page found' : `${count} pages found`),
  foundNone: (words: string) => `Nothing found for “${words}”. Try the name of a widget, a property or an error code.`,
  searchFailed: 'The search could not be loaded. Reload the page to try again.',
} as const;
