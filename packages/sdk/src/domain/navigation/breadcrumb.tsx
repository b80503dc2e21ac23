import { useWords } from '#primitives/hooks/use-words.js';
import { primitivesText } from '#primitives/primitives.text.js';
import { useStyles } from '#theme/use-styles.js';
import { SiteLink } from './site-link.js';
import css from './breadcrumb.css?inline';

export interface Crumb {
  text: string;
  /** Path on the site below `/v1`. */
  to: string;
}

export interface BreadcrumbProps {
  /** From below home down; a narrow screen shows the last of them alone. */
  path: readonly Crumb[];
  /** The page itself. */
  current: string;
}

/** The way from home to this page. */
export function Breadcrumb({ path, current }: BreadcrumbProps) {
  const words = useWords(primitivesText);
  useStyles(css);
  return (
    <nav className="px-crumb" aria-label={words.breadcrumb}>
      <ol>
        {[{ text: words.home, to: '/home' }, ...path].map(({ text, to }) => (
          <li key={to}>
            <SiteLink to={to}>{text}</SiteLink>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
