import type { MouseEvent } from 'react';
import { type NavigateParams, useWidget } from '#widget/context.js';
import { pageUrl } from '#widget/open-page.js';

export interface SiteLinkTarget {
  /** Path on the site below `/v1`. */
  to: string;
  params?: NavigateParams | undefined;
  /** Called before the page is asked. */
  onFollow?: (() => void) | undefined;
}

const NONE: NavigateParams = {};

/** To be spread on an `<a>`: the page around the widget is asked first, by `px-navigate`; a new tab is the reader's own affair. */
export function useSiteLink({ to, params = NONE, onFollow }: SiteLinkTarget) {
  const { apiBase, navigate } = useWidget();
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onFollow?.();
    navigate(to, params);
  };
  return { href: pageUrl(apiBase ?? '', to, params), onClick };
}
