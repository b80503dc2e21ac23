/** What stands around every page and shows what the server knows: one chunk, fetched while the page paints. */
export { AccountMenu } from './account-menu.js';
export { AppShell } from './app-shell.js';
export { CartBadge } from '@prosperx/sdk/internal';
export { FlashRegion } from './flash-region.js';
export { LiveTabBar } from './live-tab-bar.js';
export { LoaderRegion } from './loader-region.js';
export { LoginRegion } from '#session/login-region.js';
export { StripStart } from './strip-start.js';
export { SessionWatch } from '#session/session-watch.js';
