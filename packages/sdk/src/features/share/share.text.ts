export const shareButtonText = { share: 'Share' } as const;
