/** Tells whether a text has the form of an agent code: 1 to 40 letters, digits, hyphens or underscores. No agent may have it. */
export function isAgentCode(text: unknown): text is string {
  return typeof text === 'string' && /^[A-Za-z0-9_-]{1,40}$/.test(text);
}
