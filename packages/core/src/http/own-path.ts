/**
 * Tells whether a text is a path of the site it is read on. Without it, `//evil.example` or `/\\evil.example` would lead to another site.
 */
export function isOwnPath(path: string): boolean {
  // Browsers leave tabs and line ends out of an address before they read it.
  return /^\/(?![/\\])/.test(path) && !/[\t\r\n]/.test(path);
}
