import type { Provider } from './provider-registry.js';
import type { NavigateParams } from './widget-context.js';

type Site = Pick<Provider, 'apiBase' | 'agentCode'>;

/** The address of a page of the site. It keeps the code of the agent who is credited: whoever opens it stays their customer. */
export function pageUrl({ apiBase, agentCode }: Site, to: string, params: NavigateParams): string {
  const url = new URL(`/v1${to}`, apiBase || location.origin);
  for (const [name, value] of Object.entries(agentCode ? { ...params, agentCode } : params))
    url.searchParams.set(name, String(value));
  return url.href;
}

/** A page of the site with those of its parameters that are given, as one text: the place to which a login leads back. */
export function returnPath(page: string, params: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(params).filter(([, value]) => value !== undefined && value !== '');
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return query === '' ? page : `${page}?${query}`;
}

/** Opens a page of the site in this window. Without a server there is no site to open. */
export function openPage(site: Site, to: string, params: NavigateParams): void {
  if (site.apiBase !== null) location.assign(pageUrl(site, to, params));
}
