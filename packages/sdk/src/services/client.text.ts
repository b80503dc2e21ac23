/** Words for the integrator, on the console: the page's own function gave no token. */
export const getTokenText = {
  failed: 'prosperx: getToken failed:',
  noToken: 'its text is no token, but a page or a message',
  silent: 'no answer in ten seconds',
};
