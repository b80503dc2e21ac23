/**
 * Tells whether a text is an http(s) origin exactly as browsers spell it: lower case, punycode, no default port, no path, no user. `parsed` is the
 * origin that the platform's `URL` finds in it. The characters are looked at too: "https://*" and "https://a;b" are hosts for `URL`, and patterns or
 * more than one word in a header.
 */
export const isOrigin = (text: string, parsed: string | undefined): boolean =>
  parsed === text && /^https?:\/\/[\w.[\]:-]+$/.test(text);
