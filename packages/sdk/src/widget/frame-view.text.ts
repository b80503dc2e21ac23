/** Where a private widget cannot be shown. */
export const frameViewText = {
  notHere: 'This page is not registered to show this part.',
  open: 'Open it on its own site',
} as const;
