/** Why no widget came, as it is told to the page. Only a server that was not reached may be there at another try; every other code says what has to change first. */
export const placeFailure = (code: string, message: string) => ({
  code,
  message,
  retryable: code === 'unreachable',
  requestId: null,
});
