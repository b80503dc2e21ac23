/** The message of a failure for which the page has to change: it is for logs, in English, and says what a reader is told in the widget's place where it is an element. */
export const NOT_HERE = 'This service isn’t available on this page right now.';

/** Words for the integrator, on the console: why a widget of a person cannot work on a page that uses React, and what to do. */
export const pageCauseLines = {
  not_connected: (widget: string) =>
    `prosperx: ${widget} has no server: give apiBase, an origin such as https://invest.example, to a ProsperXProvider around it.`,
  unknown_partner: (server: string, partner: string | null) =>
    `prosperx: ${server} knows no partner "${partner}": correct partner of your ProsperXProvider.`,
  unregistered_origin: (server: string, partner: string | null, origin: string) =>
    partner === null
      ? `prosperx: ProsperXProvider names no partner, and ${server} has ${origin} registered for none, or for several: give partner, and ask the server's operator to register this origin for it.`
      : `prosperx: ${server} does not have ${origin} registered for the partner "${partner}": ask its operator to register this origin.`,
} as const;
