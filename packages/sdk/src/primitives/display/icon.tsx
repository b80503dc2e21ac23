import { useStyles } from '#theme/use-styles.js';
import css from './icon.css?inline';

export interface IconProps {
  /** A path on the 24 px grid, one of `#primitives/icons/`. */
  shape: string;
}

/** A sign beside words, hidden from screen readers. Drawn inline: a data URL would need `img-src data:` of the page. */
export function Icon({ shape }: IconProps) {
  useStyles(css);
  return (
    <svg className="px-i" viewBox="0 0 24 24" aria-hidden="true">
      <path d={shape} />
    </svg>
  );
}
