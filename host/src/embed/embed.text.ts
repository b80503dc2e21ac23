/** What a frame says in place of a widget. */
export const embedText = {
  /** The page is told why by a code; its readers can do nothing about it. */
  refused: 'This service isn’t available on this page right now.',
  open: 'Open it on its own site',
};
