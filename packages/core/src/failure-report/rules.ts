/** The path of the call, for callers that carry no API client. */
export const FAILURE_REPORTS = '/api/v1/failure-reports';

/** Matches the pattern of a route, such as `/mutual-fund-detail/$slug`: never an address, which may hold what a person typed. No digit stands in one, as in a mobile number or a PAN. */
export const PAGE_PATTERN = /^\/[A-Za-z_$/-]{0,80}$/;

/** Matches the name of an error's class, which holds no digit either. */
export const ERROR_CLASS = /^[A-Za-z_]{1,40}$/;

/** Matches script, line and column: `help-B3kx.js:1:2045`. */
export const CHUNK_PLACE = /^[\w.~-]{1,80}\.(?:js|tsx?):\d{1,7}:\d{1,7}$/;

/** The most places that one report names. */
export const MAX_PLACES = 8;

const PLACES = /([\w.~-]{1,80}\.(?:js|tsx?))(?:\?[^\s:]*)?(:\d{1,7}:\d{1,7})/g;

/**
 * Returns the parts of a thrown value that may be reported: its class, and where in our scripts it was thrown. Its message may quote a
 * person and is left out.
 */
export function describeFailure(error: unknown): { errorClass: string; places: string[] } {
  if (!(error instanceof Error)) return { errorClass: typeof error, places: [] };
  const { name, message, stack = '' } = error;
  const frames = stack.split('\n').filter((line) => /^\s+at |@/.test(line) && !message.includes(line.trim()));
  const places = [...frames.join('\n').matchAll(PLACES)].map(([, script = '', at = '']) => script + at);
  return { errorClass: ERROR_CLASS.test(name) ? name : 'Error', places: places.slice(0, MAX_PLACES) };
}
