import { useWords } from '#primitives/hooks/use-words.js';
import { primitivesText } from '#primitives/primitives.text.js';
import { useStyles } from '#theme/use-styles.js';
import css from './brand.css?inline';

export interface BrandProps {
  /** The address that the brand links to; without it the brand is plain text. */
  href?: string | undefined;
}

/** The name with its X: a saffron dot on top of what rises. */
export function Brand({ href }: BrandProps) {
  const text = useWords(primitivesText);
  useStyles(css);
  const mark = (
    <>
      {text.brand.slice(0, -1)}
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="m4 4.5 16 16" />
        <path d="M4 20.5 18 6" />
        <circle cx="20.2" cy="3.8" r="3.3" />
      </svg>
    </>
  );
  return href === undefined ? (
    <span className="px-brand" role="img" aria-label={text.brand}>
      {mark}
    </span>
  ) : (
    <a className="px-brand" href={href} aria-label={text.brandHome}>
      {mark}
    </a>
  );
}
