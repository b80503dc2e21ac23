import { lazyPage } from '#lazy-page.js';

/** Fetches what shows the server's answers; each part stands on the page when it is there. */
export const fetchLive = () => import('./live.js');

export const AccountMenu = lazyPage(fetchLive, 'AccountMenu');
export const AppShell = lazyPage(fetchLive, 'AppShell');
export const CartBadge = lazyPage(fetchLive, 'CartBadge');
export const FlashRegion = lazyPage(fetchLive, 'FlashRegion');
export const LiveTabBar = lazyPage(fetchLive, 'LiveTabBar');
export const LoaderRegion = lazyPage(fetchLive, 'LoaderRegion');
export const LoginRegion = lazyPage(fetchLive, 'LoginRegion');
export const StripStart = lazyPage(fetchLive, 'StripStart');
export const SessionWatch = lazyPage(fetchLive, 'SessionWatch');
