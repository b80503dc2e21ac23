/** What a person is told whose document is not made. */
export const documentWorkerText = {
  tooMany: 'Many documents are being made at this moment. Please try again in a minute.',
  tooLong: 'Making this document took too long. Please try again in a few minutes, or ask for less in it.',
} as const;
