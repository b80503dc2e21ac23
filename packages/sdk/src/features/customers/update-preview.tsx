import type { UpdateFault, UpdateFile, UpdateOutcome, UpdateRow } from '@prosperx/core/customer-update';
import { formatDateShort } from '@prosperx/core/format';
import { Banner } from '#primitives/display/banner.js';
import { type Column, Table } from '#primitives/display/table.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { updateCustomersText } from './update-customers.text.js';

/** A row of a file with what it would change; null of one that has a fault by itself. */
export interface PreviewRow {
  readonly row: UpdateRow;
  readonly outcome: UpdateOutcome | null;
}

/** Rows that are shown: all that is wrong is to be seen, of the others the first are a sample. */
const SHOWN = 50;

const faultsOf = ({ row, outcome }: PreviewRow) => [...row.faults, ...((outcome?.faults ?? []) as UpdateFault[])];

/** What a file changes, row by row, with what is wrong in which. */
export function UpdatePreview({ file, rows }: { readonly file: UpdateFile; readonly rows: readonly PreviewRow[] }) {
  const text = useWords(updateCustomersText);
  const of = (which: UpdateOutcome['outcome']) => rows.filter(({ outcome }) => outcome?.outcome === which);
  const [changes, same] = [of('changes'), of('same')];
  const wrong = rows.filter((row) => faultsOf(row).length > 0);
  const shown = [...wrong, ...[...changes, ...same].slice(0, Math.max(0, SHOWN - wrong.length))];
  return (
    <>
      <p role="status">{text.found(changes.length, same.length, wrong.length)}</p>
      {file.left > 0 && <Banner>{text.left(file.left)}</Banner>}
      <p className="px-muted px-small">{text.taken(file.taken)}</p>
      {file.unread.length > 0 && <p className="px-muted px-small">{text.unread(file.unread)}</p>}
      <Rows rows={shown} />
      {rows.length > shown.length && <p className="px-muted">{text.more(rows.length - shown.length)}</p>}
    </>
  );
}

function Rows({ rows }: { readonly rows: readonly PreviewRow[] }) {
  const text = useWords(updateCustomersText);
  const { columns: titles, faults } = text;
  const showsFaults = rows.some((row) => faultsOf(row).length > 0);
  const columns: Column<PreviewRow>[] = [
    { name: 'row', title: titles.row, numeric: true, cell: ({ row }) => row.row },
    {
      name: 'customer',
      title: titles.customer,
      cell: ({ row, outcome }) => outcome?.name || row.update.ucc || row.update.mobile || text.none,
    },
    { name: 'changes', title: titles.changes, cell: (row) => <Changes {...row} /> },
    ...(showsFaults
      ? [
          {
            name: 'wrong',
            title: titles.wrong,
            cell: (row: PreviewRow) =>
              faultsOf(row)
                .map((code) => faults[code])
                .join('. ') || text.none,
          },
        ]
      : []),
  ];
  return (
    <Table caption={text.caption} columns={columns} rows={rows} keyOf={({ row }) => String(row.row)} cards dense />
  );
}

function Changes({ row: { update }, outcome }: PreviewRow) {
  const text = useWords(updateCustomersText);
  if (outcome === null || outcome.outcome === 'refused') return text.none;
  const { family, tags, note, task } = outcome;
  const said = [
    family && text.family(family),
    tags.length > 0 && text.tags(tags),
    note && text.note(update.note),
    task && update.dueOn !== null && text.task(update.task, formatDateShort(update.dueOn)),
  ].filter((each) => each !== null && each !== false);
  if (said.length === 0) return text.nothing;
  return (
    <ul className="customers__answers">
      {said.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  );
}
