import { useIsLocked } from '@prosperx/sdk/internal';
import { Tabs } from './tab-bar.js';

/** The tabs, once it is known whose account is shown. */
export const LiveTabBar = () => <Tabs isLocked={useIsLocked()} />;
