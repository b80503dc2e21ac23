/** Apps that take a payment or a message over. `intent:` and `javascript:` are left out: they can start anything. */
const APP_SCHEMES = [
  'upi:',
  'tez:',
  'gpay:',
  'phonepe:',
  'paytmmp:',
  'bhim:',
  'credpay:',
  'whatsapp:',
  'mailto:',
  'tel:',
  'sms:',
];

function parseAddress(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

/** An absolute https address without a user in it; http only on this machine, for trying things out. */
export function isWebAddress(address: string): boolean {
  const url = parseAddress(address);
  if (!url || url.username || url.password) return false;
  return (
    url.protocol === 'https:' || (url.protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname))
  );
}

/** An address of one of the apps that `openExternal` may start. */
export function isAppAddress(address: string): boolean {
  const url = parseAddress(address);
  return url !== undefined && APP_SCHEMES.includes(url.protocol);
}
