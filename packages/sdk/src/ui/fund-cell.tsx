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
  /** One line with an ellipsis: in a list of suggestions only, since names must be told apart elsewhere. */
  oneLine?: boolean | undefined;
}

/** A scheme wherever it is listed. */
export function FundCell({ brand, name, note, href, oneLine }: FundCellProps) {
  useStyles(css);
  return (
    <div className="px-fund" data-one={oneLine || undefined}>
      <Monogram name={brand} />
      {href === undefined ? <b>{name}</b> : <a href={href}>{name}</a>}
      {note && <small>{note}</small>}
    </div>
  );
}
