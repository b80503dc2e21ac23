import { pageStorage } from '@prosperx/sdk/site';

/** What other systems of the operator read and leave under the site's address. */
const STORAGE_KEYS = [
  'userInfo',
  'agentCode',
  'agentCodeBefore',
  'cookieId',
  'stagOrgCartInfo',
  'minorToken',
  'majorStatus',
  'sachet-product',
  'partnerApp',
] as const;
const COOKIES = ['agentCode', 'dealerUserName'] as const;

/** Leaves the account holder's name for those systems, and nothing else about the person; null takes it away. */
export function saveUserInfo(name: string | null): void {
  const { storage } = pageStorage();
  if (name === null) storage?.removeItem('userInfo');
  else storage?.setItem('userInfo', JSON.stringify({ name }));
}

/** Leaves the major status of a minor who has turned 18; null takes it away. Their token is an HttpOnly cookie, which no page reads: `minorToken` is never set. */
export function saveMajorStatus(status: string | null): void {
  const { storage } = pageStorage();
  if (status === null) storage?.removeItem('majorStatus');
  else storage?.setItem('majorStatus', status);
}

/** Whether an account holder is signed in, as far as the page has kept it: for what stands where all else is broken. */
export function hasLegacyUser(): boolean {
  return (pageStorage().storage?.getItem('userInfo') ?? null) !== null;
}

/** Leaves the advisor's name for those systems, percent-encoded; null takes it away. */
export function saveDealerUserName(name: string | null): void {
  pageStorage().cookies.set('dealerUserName', name && encodeURIComponent(name));
}

/** The app of a partner from which an advisor came. */
interface PartnerApp {
  readonly name: string;
  readonly returnUrl: string;
}

/** Keeps the way back to that app for when the session has ended, also after a reload; null, of whoever else is here next, takes it away. */
export function savePartnerApp(app: PartnerApp | null): void {
  const { storage } = pageStorage();
  if (app === null) storage?.removeItem('partnerApp');
  else storage?.setItem('partnerApp', JSON.stringify(app));
}

export function readPartnerApp(): PartnerApp | null {
  return JSON.parse(pageStorage().storage?.getItem('partnerApp') ?? 'null') as PartnerApp | null;
}

/** After a logout nothing of it is left. `cookieId` as a cookie, and the session's, are the server's to clear. */
export function clearLegacyStorage(): void {
  const { storage, cookies } = pageStorage();
  for (const key of STORAGE_KEYS) storage?.removeItem(key);
  for (const name of COOKIES) cookies.set(name, null);
}
