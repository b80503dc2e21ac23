import type { MouseEvent, ReactNode } from 'react';
import { type NavigateParams, useWidget } from '#widget/context.js';
import { pageUrl } from '#widget/open-page.js';

export interface SiteLinkProps {
  /** Path on the site below `/v1`. */
  to: string;
  params: NavigateParams;
  children: ReactNode;
}

/** A link to a page of the site: the page around the widget is asked first, by `px-navigate`. */
export function SiteLink({ to, params, children }: SiteLinkProps) {
  const { apiBase, navigate } = useWidget();
  const follow = (event: MouseEvent) => {
    // a new tab or window is the reader's own affair
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(to, params);
  };
  return (
    <a href={pageUrl(apiBase ?? '', to, params)} onClick={follow}>
      {children}
    </a>
  );
}
