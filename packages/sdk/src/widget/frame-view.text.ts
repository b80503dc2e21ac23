/** Words for the integrator, on the console, in English. */
export const frameViewLines = {
  missing: (tag: string) =>
    `<${tag}>: "api-base" is missing: give the origin of the server, such as https://invest.example, as attribute or by configure().`,
  notReached: (origin: string) =>
    `prosperx: ${origin} was not reached. Add it to connect-src of this page's policy, or check that the server is running.`,
} as const;

/** Words in place of a private widget that cannot be shown. */
export const frameViewText = {
  notHere: 'This service isn’t available on this page right now.',
  open: 'Open it on its own site',
} as const;
