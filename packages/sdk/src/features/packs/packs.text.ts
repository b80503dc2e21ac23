export const packsText = {
  failed: 'The packs could not be shown',
  retry: 'Try again',
  none: 'There are no packs at present.',
};
