import type { Theme } from '#theme/theme-scope.js';
import type { WidgetContext } from '#api/widget-context.js';
import { toFailure } from './failure.js';
import { openPage } from '#api/open-page.js';
import { sharedProvider } from '#api/provider-registry.js';

export type Fire = (type: string, detail: unknown, options?: { cancelable: boolean }) => boolean;

/** The common attributes of an element, checked. */
export interface CommonProps {
  readonly apiBase?: string;
  readonly partner?: string;
  readonly locale?: string;
  readonly theme?: Theme;
}

/** Makes the context of one element from its attributes. Its functions stay the same ones, so that effects may depend on them. */
export function contextMaker(fire: Fire): (own: CommonProps) => WidgetContext {
  let shared: WidgetContext['shared'];
  const navigate: WidgetContext['navigate'] = (to, params = {}) => {
    if (fire('px-navigate', { to, params }, { cancelable: true })) openPage(shared.apiBase, to, params);
  };
  const fail: WidgetContext['fail'] = (error) => void fire('px-error', toFailure(error));
  return (own) => {
    shared = sharedProvider(own);
    const { apiBase, partner, locale } = shared;
    return { apiBase, partner, locale: own.locale ?? locale, theme: own.theme, shared, navigate, fail };
  };
}
