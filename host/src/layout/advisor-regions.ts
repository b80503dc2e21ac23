import { lazy } from '@prosperx/sdk/internal';

/** Whatever happens to one of them, the rest of the page goes on. */
const optional = { optional: true };

/** What advisors alone see; nobody else waits for it. */
const regions = () => import('./advisor-regions.lazy.js');

export const AdvisorStrip = lazy(async () => (await regions()).AdvisorStrip, optional);
export const ChooseCustomer = lazy(async () => (await regions()).ChooseCustomer, optional);
export const CustomerStrip = lazy(async () => (await regions()).CustomerStrip, optional);
export const MenuExit = lazy(async () => (await regions()).MenuExit, optional);
