/** Words for the integrator, on the console: the page's own function gave no token. */
export const getTokenText = {
  failed: 'prosperx: getToken failed:',
  silent: 'no answer in ten seconds',
};
