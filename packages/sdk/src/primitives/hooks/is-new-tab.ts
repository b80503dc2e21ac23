import type { MouseEvent } from 'react';

/** Returns whether the reader opens the link in a tab or window of their own. */
export const isNewTab = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
