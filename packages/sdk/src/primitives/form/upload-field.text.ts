export const uploadFieldText = {
  choose: 'Choose a photo or drop it here',
  limits: 'JPEG, PNG, GIF or BMP, at most 5 MB',
  sending: 'Sending',
  /** Prescribed to the letter. */
  failed: 'Failed to upload. Please try again later.',
  done: 'File uploaded successfully.',
  kept: 'Uploaded earlier',
  retry: 'Try again',
  replace: (label: string) => `Replace ${label}`,
  replaceShort: 'Replace',
  preview: (label: string) => `Preview: ${label}`,
  size: (bytes: number) =>
    bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`,
};
