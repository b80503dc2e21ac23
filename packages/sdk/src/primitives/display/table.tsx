import { Fragment, type ReactNode, useId, useState } from 'react';
import { useWords } from '#primitives/hooks/use-words.js';
import { chevronDown } from '#primitives/icons/controls.js';
import { primitivesText } from '#primitives/primitives.text.js';
import { useStyles } from '#theme/use-styles.js';
import { Icon } from './icon.js';
import css from './table.css?inline';

export interface Column<Row> {
  /** Unique in the table. */
  name: string;
  title: string;
  /** The title beside a figure in a card, where there is more room for words. */
  cardTitle?: string | undefined;
  cell: (row: Row) => ReactNode;
  /** Figures, aligned at their end. */
  numeric?: boolean | undefined;
  /** Stays in one line where the table is one: dates and states. Figures and buttons do so anyway. */
  oneLine?: boolean | undefined;
  /** Takes the whole width of a card and shows no title there. Where the first column does, it is the name of the thing, and heads its row. */
  full?: boolean | undefined;
  /** Holds buttons: its title is for screen readers. */
  action?: boolean | undefined;
  /** How the rows are sorted by it now. */
  sorted?: 'ascending' | 'descending' | undefined;
  /** Sorts by it. */
  onSort?: (() => void) | undefined;
}

export interface TableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** What a row opens below itself. */
  detail?: ((row: Row) => ReactNode) | undefined;
  /** Says whose details the button of a row opens. */
  detailLabel?: ((row: Row) => string) | undefined;
  dense?: boolean | undefined;
  /** Below 640 px of its container each row becomes a card with labelled figures. */
  cards?: boolean | undefined;
}

function toggled(open: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(open);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** Rows of figures. The roles are written out, since a table that is displayed as cards loses its own. */
export function Table<Row>(props: TableProps<Row>) {
  const text = useWords(primitivesText);
  const { caption, columns, rows, keyOf, detail, dense, cards } = props;
  useStyles(css);
  const id = useId();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (key: string) => setOpen((before) => toggled(before, key));
  return (
    <div className="px-tablewrap">
      <table role="table" className="px-table" data-cards={cards || undefined} data-dense={dense || undefined}>
        <caption className="px-vh">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <Head key={column.name} column={column} />
            ))}
            {detail && <Head column={{ title: text.details, action: true }} />}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => {
            const key = keyOf(row);
            const isOpen = open.has(key);
            const detailId = `${id}-${key}`;
            return (
              <Fragment key={key}>
                <tr role="row" data-row="" data-open={isOpen || undefined}>
                  {columns.map((column, index) => (
                    <Cell key={column.name} column={column} row={row} heads={index === 0 && column.full === true} />
                  ))}
                  {detail && (
                    <td role="cell" data-n="" data-act="">
                      <button
                        className="px-expand"
                        type="button"
                        aria-expanded={isOpen}
                        aria-controls={isOpen ? detailId : undefined}
                        aria-label={props.detailLabel?.(row) ?? text.details}
                        onClick={() => toggle(key)}
                      >
                        <Icon shape={chevronDown} />
                      </button>
                    </td>
                  )}
                </tr>
                {detail && isOpen && (
                  <tr role="row" data-detail="" id={detailId}>
                    <td role="cell" colSpan={columns.length + 1} data-full="">
                      {detail(row)}
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Head<Row>({ column }: { column: Pick<Column<Row>, 'action' | 'numeric' | 'onSort' | 'sorted' | 'title'> }) {
  const { title, action, numeric, sorted, onSort } = column;
  return (
    <th role="columnheader" scope="col" data-n={numeric ? '' : undefined} aria-sort={sorted}>
      {onSort ? (
        <button type="button" onClick={onSort}>
          {title}
        </button>
      ) : action ? (
        <span className="px-vh">{title}</span>
      ) : (
        title
      )}
    </th>
  );
}

function Cell<Row>({ column, row, heads }: { column: Column<Row>; row: Row; heads: boolean }) {
  const { full, action, numeric, oneLine, title, cardTitle = title, cell } = column;
  const Tag = heads ? 'th' : 'td';
  return (
    <Tag
      role={heads ? 'rowheader' : 'cell'}
      scope={heads ? 'row' : undefined}
      data-n={numeric ? '' : undefined}
      data-line={oneLine ? '' : undefined}
      data-full={full ? '' : undefined}
      data-act={action ? '' : undefined}
      data-label={full || action ? undefined : cardTitle}
    >
      {cell(row)}
    </Tag>
  );
}
