import type { ReactNode } from 'react';
import { pageUrl } from '#services/open-page.js';
import { type NavigateParams, useWidget } from '#services/widget-context.js';

interface NewTabLinkProps {
  readonly to: string;
  readonly params?: NavigateParams | undefined;
  readonly children: ReactNode;
}

/** A page of the site that opens beside this one: what was typed stays. */
export function NewTabLink({ to, params = {}, children }: NewTabLinkProps) {
  const { shared } = useWidget();
  return (
    <a href={pageUrl(shared, to, params)} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
