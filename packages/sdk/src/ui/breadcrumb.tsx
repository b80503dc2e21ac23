import { useRichStyles } from '#theme/use-rich-styles.js';
import css from './breadcrumb.css?inline';
import { uiText } from './ui.text.js';

export interface Crumb {
  text: string;
  href: string;
}

export interface BreadcrumbProps {
  /** From home down; a narrow screen shows the last of them alone. */
  path: readonly Crumb[];
  /** The page itself. */
  current: string;
}

/** The way from home to this page. */
export function Breadcrumb({ path, current }: BreadcrumbProps) {
  useRichStyles(css);
  return (
    <nav className="px-crumb" aria-label={uiText.breadcrumb}>
      <ol>
        {path.map(({ text, href }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
