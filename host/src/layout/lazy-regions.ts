import { lazy } from '@prosperx/sdk/site/ui';

/** Whatever happens to one of them, the rest of the page goes on, and is usable before they are there. */
const optional = { optional: true, afterTakeOver: true };

/** What shows the server's answers around every page: one file. */
const regions = () => import('./server-regions.lazy.js');

export const AccountMenu = lazy(async () => (await regions()).AccountMenu, optional);
export const AccountNotice = lazy(async () => (await regions()).AccountNotice, optional);
export const AppShell = lazy(async () => (await regions()).AppShell, optional);
export const CartBadge = lazy(async () => (await regions()).CartBadge, optional);
export const FlashRegion = lazy(async () => (await regions()).FlashRegion, optional);
export const LoaderRegion = lazy(async () => (await regions()).LoaderRegion, optional);
export const LoginRegion = lazy(async () => (await regions()).LoginRegion, optional);
export const PageTitle = lazy(async () => (await regions()).PageTitle, optional);
export const SessionWatch = lazy(async () => (await regions()).SessionWatch, optional);

/** What advisors alone see; nobody else waits for it. */
const advisorRegions = () => import('./advisor-regions.lazy.js');

export const AdvisorStrip = lazy(async () => (await advisorRegions()).AdvisorStrip, optional);
export const AskedApprovals = lazy(async () => (await advisorRegions()).AskedApprovals, optional);
export const ChooseCustomer = lazy(async () => (await advisorRegions()).ChooseCustomer, optional);
export const CustomerStrip = lazy(async () => (await advisorRegions()).CustomerStrip, optional);
export const NotAllowed = lazy(async () => (await advisorRegions()).NotAllowed, optional);
