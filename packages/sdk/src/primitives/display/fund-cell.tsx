import { withoutTitles } from '@prosperx/core/format';
import type { ReactNode } from 'react';
import { briefcase } from '#primitives/icons/controls.js';
import { setStyle } from '#theme/set-style.js';
import { useStyles } from '#theme/use-styles.js';
import { Icon } from './icon.js';
import css from './fund-cell.css?inline';

interface MonogramProps {
  /** The name of a fund house or a person, which stands next to it in words. */
  name: string;
  /** A person: round, in the accent, with two initials, of a title none. */
  user?: boolean | undefined;
  /** CSS length; 2.5 units by default. */
  size?: string | undefined;
}

/** Always the same hue for the same name, in steps that a reader can distinguish. */
function hueOf(name: string): number {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return (sum % 24) * 15;
}

const initials = (name: string) =>
  withoutTitles(name)
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0])
    .join('')
    .toUpperCase();

/** Two letters in place of a logo. */
export function Monogram({ name, user, size }: MonogramProps) {
  useStyles(css);
  const hue = hueOf(name);
  return (
    // painted, not written: letters in a name would be read and compared with the name beside them
    <span
      className="px-mono"
      aria-hidden="true"
      data-letters={user ? initials(name) : [...name].slice(0, 2).join('')}
      data-user={user || undefined}
      ref={setStyle({ '--hue': hue, '--size': size })}
    />
  );
}

export interface FundCellProps {
  /** The fund house: its letters and hue. */
  brand: string;
  name: string;
  /** Plan, option, category or folio. */
  note?: ReactNode;
  href?: string | undefined;
}

/** A scheme wherever it is listed. */
export function FundCell({ brand, name, note, href }: FundCellProps) {
  useStyles(css);
  return (
    <div className="px-fund">
      <Monogram name={brand} />
      {href === undefined ? (
        <b lang="en">{name}</b>
      ) : (
        <a href={href} lang="en">
          {name}
        </a>
      )}
      {note && <small>{note}</small>}
    </div>
  );
}

/** The sign of a pack, as large as that of a fund house. */
export function PackMark() {
  useStyles(css);
  return (
    <span className="px-pack-mark">
      <Icon shape={briefcase} />
    </span>
  );
}
