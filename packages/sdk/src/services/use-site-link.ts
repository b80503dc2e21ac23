import type { MouseEvent } from 'react';
import { isNewTab } from '#primitives/hooks/is-new-tab.js';
import { pageUrl } from './open-page.js';
import { type NavigateParams, useWidget } from './widget-context.js';

export interface SiteLinkTarget {
  /** Path on the site below `/v1`. */
  to: string;
  params?: NavigateParams | undefined;
  /** Called before the page is asked. */
  onFollow?: (() => void) | undefined;
}

const NONE: NavigateParams = {};

/** Returns the props of an `<a>`: the page around the widget is asked first, by `px-navigate`; the page is not asked about a new tab. */
export function useSiteLink({ to, params = NONE, onFollow }: SiteLinkTarget) {
  const { shared, navigate } = useWidget();
  const onClick = (event: MouseEvent) => {
    if (isNewTab(event)) return;
    event.preventDefault();
    onFollow?.();
    navigate(to, params);
  };
  return { href: pageUrl(shared, to, params), onClick };
}
