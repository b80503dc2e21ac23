import type { ReactNode } from 'react';
import { pageUrl } from '#services/open-page.js';
import { useWidget } from '#services/widget-context.js';

/** A page of the site that opens beside this one: what was typed stays. */
export function NewTabLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  const { shared } = useWidget();
  return (
    <a href={pageUrl(shared, to, {})} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
