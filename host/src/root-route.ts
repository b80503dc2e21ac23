import type { Provider } from '@prosperx/sdk/site';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { SiteError } from './layout/error-page.js';
import { Shell } from './layout/shell.js';

/** What every page stands in. */
export const root = createRootRouteWithContext<{ readonly provider: Provider }>()({
  component: Shell,
  errorComponent: SiteError,
});

/** What every page's route begins with. */
export const page = { getParentRoute: () => root };
