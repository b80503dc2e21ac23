import type { MouseEvent } from 'react';
import { type NavigateParams, useWidget } from './widget-context.js';
import { pageUrl } from './open-page.js';

export interface SiteLinkTarget {
  /** Path on the site below `/v1`. */
  to: string;
  params?: NavigateParams | undefined;
  /** Called before the page is asked. */
  onFollow?: (() => void) | undefined;
}

const NONE: NavigateParams = {};

/** The reader opens it in a place of his own. */
export const isNewTab = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** To be spread on an `<a>`: the page around the widget is asked first, by `px-navigate`; a new tab is the reader's own affair. */
export function useSiteLink({ to, params = NONE, onFollow }: SiteLinkTarget) {
  const { apiBase, navigate } = useWidget();
  const onClick = (event: MouseEvent) => {
    if (isNewTab(event)) return;
    event.preventDefault();
    onFollow?.();
    navigate(to, params);
  };
  return { href: pageUrl(apiBase ?? '', to, params), onClick };
}
