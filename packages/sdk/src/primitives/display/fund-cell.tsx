import type { ReactNode } from 'react';
import { useStyles } from '#theme/use-styles.js';
import css from './fund-cell.css?inline';
import { Monogram } from './monogram.js';

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
      {href === undefined ? <b>{name}</b> : <a href={href}>{name}</a>}
      {note && <small>{note}</small>}
    </div>
  );
}
