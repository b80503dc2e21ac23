/** What a person is told whose document or picture is not made. */
export const documentWorkerText = {
  document: {
    tooMany: 'Many documents are being made at this moment. Please try again in a minute.',
    tooLong: 'Making this document took too long. Please try again in a few minutes, or ask for less in it.',
  },
  picture: {
    tooMany: 'Many pictures are being made at this moment. Please try again in a minute.',
    tooLong: 'Making this picture took too long. Please try again in a few minutes.',
  },
} as const;
