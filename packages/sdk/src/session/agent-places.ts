import type { AgentPlaces } from './agent-code.js';

function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found === undefined ? null : found.slice(name.length + 1);
}

/** Until the browser is closed; null takes it away. */
function writeCookie(name: string, value: string | null): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const end = value === null ? '; Max-Age=0' : '';
  document.cookie = `${name}=${value ?? ''}; Path=/; SameSite=Lax${secure}${end}`;
}

function sessionStorageOrNull(): Storage | null {
  try {
    return globalThis.sessionStorage;
  } catch {
    return null;
  }
}

/** Where this page may name an advisor. */
export const pagePlaces = (): AgentPlaces => ({
  search: location.search,
  hostName: location.hostname,
  cookies: { get: readCookie, set: writeCookie },
  storage: sessionStorageOrNull(),
});
