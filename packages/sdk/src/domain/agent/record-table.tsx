import { formatDateShort, formatMoney, formatUnits } from '@prosperx/core/format';
import type { RecordView, Registrar, RegistrarRecords } from '@prosperx/core/registrar';
import { Button } from '#primitives/display/button.js';
import { Table } from '#primitives/display/table.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useEnterAccount } from '#queries/customers.js';
import { useWidget } from '#services/widget-context.js';
import { registrarRecordsText } from './registrar-records.text.js';

/** A page of one view of the registrars' records. */
export function RecordTable({ data, show }: { readonly data: RegistrarRecords; readonly show: RecordView }) {
  if (show === 'outside') return <Outside rows={data.outside} />;
  return show === 'differences' ? <Differences rows={data.differences} /> : <WaitingFolios rows={data.waiting} />;
}

interface FolioOf {
  readonly registrar: Registrar;
  readonly folio: string;
  readonly scheme: string;
}

function Folio({ registrar, folio, scheme }: FolioOf) {
  const text = useWords(registrarRecordsText);
  return (
    <>
      {scheme || folio}
      <small>
        {folio}, {text.of(registrar)}
      </small>
    </>
  );
}

const keyOf = ({ registrar, folio, scheme }: FolioOf, index: number) => `${registrar} ${folio} ${scheme} ${index}`;
const indexed = <Each extends FolioOf>(rows: readonly Each[]) =>
  rows.map((row, index) => ({ ...row, id: keyOf(row, index) }));

function Outside({ rows }: { readonly rows: RegistrarRecords['outside'] }) {
  const text = useWords(registrarRecordsText);
  const { columns } = text;
  return (
    <Table
      caption={text.caption.outside}
      rows={indexed(rows)}
      keyOf={({ id }) => id}
      cards
      columns={[
        { name: 'customer', title: columns.customer, full: true, cell: ({ name }) => <b>{name}</b> },
        { name: 'folio', title: columns.folio, cell: (row) => <Folio {...row} /> },
        {
          name: 'units',
          title: columns.units,
          numeric: true,
          cell: ({ units, asOf }) => (
            <>
              {formatUnits(units)}
              {asOf && <small>{text.asOf(formatDateShort(asOf))}</small>}
            </>
          ),
        },
        {
          name: 'value',
          title: columns.value,
          numeric: true,
          cell: ({ value, valueAsOf }) =>
            value === null ? (
              text.noValue
            ) : (
              <>
                {formatMoney(value)}
                {valueAsOf && <small>{text.asOf(formatDateShort(valueAsOf))}</small>}
              </>
            ),
        },
        {
          name: 'sips',
          title: columns.sips,
          numeric: true,
          cell: ({ instructions: { count, amount } }) =>
            count === 0 ? (
              text.nothing
            ) : (
              <>
                {formatMoney(amount)}
                <small>{text.instructions(count)}</small>
              </>
            ),
        },
        {
          name: 'open',
          title: text.open,
          action: true,
          cell: ({ encryptedId, name }) => <OpenAccount id={encryptedId} name={name} />,
        },
      ]}
    />
  );
}

function OpenAccount({ id, name }: { readonly id: string; readonly name: string }) {
  const text = useWords(registrarRecordsText);
  const { navigate } = useWidget();
  const enter = useEnterAccount(() => navigate('/profile/portfolio'));
  return (
    <Button size="sm" aria-label={text.openOf(name)} busy={enter.isPending} onClick={() => enter.mutate(id)}>
      {text.open}
    </Button>
  );
}

function Differences({ rows }: { readonly rows: RegistrarRecords['differences'] }) {
  const text = useWords(registrarRecordsText);
  const { columns } = text;
  return (
    <Table
      caption={text.caption.differences}
      rows={indexed(rows)}
      keyOf={({ id }) => id}
      cards
      columns={[
        { name: 'customer', title: columns.customer, full: true, cell: ({ name }) => <b>{name}</b> },
        { name: 'folio', title: columns.folio, cell: (row) => <Folio {...row} /> },
        { name: 'what', title: columns.what, cell: ({ kind }) => text.kinds[kind] },
        { name: 'day', title: columns.day, oneLine: true, cell: ({ date }) => formatDateShort(date) },
        {
          name: 'theirs',
          title: columns.theirs,
          numeric: true,
          cell: ({ theirs }) => (theirs === null ? text.nothing : formatUnits(theirs)),
        },
        {
          name: 'ours',
          title: columns.ours,
          numeric: true,
          cell: ({ ours }) => (ours === null ? text.nothing : formatUnits(ours)),
        },
      ]}
    />
  );
}

function WaitingFolios({ rows }: { readonly rows: RegistrarRecords['waiting'] }) {
  const text = useWords(registrarRecordsText);
  const { columns } = text;
  return (
    <Table
      caption={text.caption.waiting}
      rows={indexed(rows)}
      keyOf={({ id }) => id}
      cards
      columns={[
        {
          name: 'holder',
          title: columns.holder,
          full: true,
          cell: ({ holder, hasPan }) => (
            <>
              <b>{holder}</b>
              {!hasPan && <small>{text.noPan}</small>}
            </>
          ),
        },
        { name: 'folio', title: columns.folio, cell: (row) => <Folio {...row} /> },
        { name: 'rows', title: columns.rows, numeric: true, cell: ({ rows: many }) => many.toLocaleString('en-IN') },
        { name: 'last', title: columns.last, oneLine: true, cell: ({ last }) => formatDateShort(last) },
      ]}
    />
  );
}
