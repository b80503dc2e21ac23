import type { ReactNode } from 'react';
import { type SiteLinkTarget, useSiteLink } from '#services/use-site-link.js';
import { useStyles } from '#theme/use-styles.js';
import css from '#primitives/display/link.css?inline';

export interface SiteLinkProps extends SiteLinkTarget {
  /** A link among words or above a list; left out, it has no look of its own, as a whole row of a list. */
  quiet?: boolean | undefined;
  children: ReactNode;
}

/** A link to a page of the site. */
export function SiteLink({ quiet, children, ...target }: SiteLinkProps) {
  useStyles(css);
  return (
    <a className={quiet ? 'px-link px-small' : undefined} {...useSiteLink(target)}>
      {children}
    </a>
  );
}
