import type { MouseEvent, ReactNode } from 'react';
import { useStyles } from '#theme/use-styles.js';
import { type NavigateParams, useWidget } from '#widget/context.js';
import { pageUrl } from '#widget/open-page.js';
import css from './link.css?inline';

export interface SiteLinkProps {
  /** Path on the site below `/v1`. */
  to: string;
  params?: NavigateParams | undefined;
  /** A link among words or above a list; left out, it has no look of its own, as a whole row of a list. */
  quiet?: boolean | undefined;
  /** Called before the page is asked. */
  onFollow?: (() => void) | undefined;
  children: ReactNode;
}

const NONE: NavigateParams = {};

/** A link to a page of the site. The page around the widget is asked first, by `px-navigate`; a new tab is the reader's own affair. */
export function SiteLink({ to, params = NONE, quiet, onFollow, children }: SiteLinkProps) {
  useStyles(css);
  const { apiBase, navigate } = useWidget();
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onFollow?.();
    navigate(to, params);
  };
  return (
    <a className={quiet ? 'px-link px-small' : undefined} href={pageUrl(apiBase ?? '', to, params)} onClick={follow}>
      {children}
    </a>
  );
}
