/** Tells whether a text has the form of an agent code: 1 to 40 letters, digits, hyphens or underscores. No agent may have it. */
export function isAgentCode(text: unknown): text is string {
  return typeof text === 'string' && /^[A-Za-z0-9_-]{1,40}$/.test(text);
}

/** Reads the phone number by which an advisor may be known to anybody: ten digits, with or without the country's code or a leading nought; null for what is none. */
export function readAgentPhone(typed: string): string | null {
  const digits = typed
    .trim()
    .replace(/^\+/, '')
    .replace(/[\s()-]/g, '');
  return /^(?:91|0)?([1-9]\d{9})$/.exec(digits)?.[1] ?? null;
}

/** Writes the ten digits of a phone number as people dial it. */
export const formatAgentPhone = (digits: string): string => `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`;
