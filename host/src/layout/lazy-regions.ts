import { lazy } from '@prosperx/sdk/internal';

/** Whatever happens to one of them, the rest of the page goes on. */
const optional = { optional: true };

/** What shows the server's answers around every page. */
const regions = () => import('./server-regions.lazy.js');

export const AccountMenu = lazy(async () => (await regions()).AccountMenu, optional);
export const AppShell = lazy(async () => (await regions()).AppShell, optional);
export const CartBadge = lazy(async () => (await regions()).CartBadge, optional);
export const FlashRegion = lazy(async () => (await regions()).FlashRegion, optional);
export const LiveTabBar = lazy(async () => (await regions()).LiveTabBar, optional);
export const LoaderRegion = lazy(async () => (await regions()).LoaderRegion, optional);
export const LoginRegion = lazy(async () => (await regions()).LoginRegion, optional);
export const AccountNotice = lazy(async () => (await regions()).AccountNotice, optional);
export const SessionWatch = lazy(async () => (await regions()).SessionWatch, optional);
