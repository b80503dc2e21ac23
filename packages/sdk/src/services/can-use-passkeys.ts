import { isFramed, isOwnSite } from './own-site.js';

/** The host name of a page that is an IP address, for which browsers make no passkey. */
const ADDRESS = /^[\d.]+$|^\[/;

/** Says whether passkeys can be asked for here: on our own pages, in no frame, by a browser that reads our options. */
export function canUsePasskeys(apiBase: string | null): boolean {
  if (!isOwnSite(apiBase) || isFramed() || ADDRESS.test(location.hostname)) return false;
  return 'parseCreationOptionsFromJSON' in (globalThis.PublicKeyCredential ?? {});
}
