import type { Customer, CustomerSort } from '@prosperx/core/agent';
import { formatDateShort } from '@prosperx/core/format';
import { mandateStatusText } from '@prosperx/core/mandate';
import { isRegisteredWithBse } from '@prosperx/core/registration';
import { businessDateAt } from '@prosperx/core/time';
import { needsOf } from '#domain/agent/customer-place.js';
import { needText, needTone } from '#domain/agent/needs.text.js';
import { Badge, Tag } from '#primitives/display/badge.js';
import { Button } from '#primitives/display/button.js';
import { Card } from '#primitives/display/card.js';
import { Monogram } from '#primitives/display/fund-cell.js';
import { Money } from '#primitives/display/money.js';
import { type Column, Table } from '#primitives/display/table.js';
import { useWords } from '#primitives/hooks/use-words.js';
import type { CustomersPage, useEnterAccount } from '#queries/customers.js';
import { useStyles } from '#theme/use-styles.js';
import { customerListText } from './customer-list.text.js';
import { customersText } from './customers.text.js';
import linkCss from '#primitives/display/link.css?inline';

interface CustomerTableProps {
  readonly found: CustomersPage;
  readonly sort: CustomerSort;
  readonly entering: ReturnType<typeof useEnterAccount>;
  readonly onSort: (sort: CustomerSort) => void;
  /** Shows the family of an account; null while one is shown. */
  readonly onFamily: ((encryptedId: string) => void) | null;
  readonly onNotes: (customer: Customer) => void;
}

/** A page of customers: a table, and cards where it is narrow. What an advisor does not see has no column. */
export function CustomerTable({ found, sort, entering, onSort, onFamily, onNotes }: CustomerTableProps) {
  const text = useWords(customersText);
  const showsAssets = found.content.some(({ aum }) => aum !== null);
  const sorted = (by: CustomerSort) => ({
    sorted: sort === by ? (by === 'name' ? ('ascending' as const) : ('descending' as const)) : undefined,
    onSort: () => onSort(by),
  });
  const columns: Column<Customer>[] = [
    {
      name: 'customer',
      title: text.customer,
      full: true,
      ...sorted('name'),
      cell: (row) => <CustomerName customer={row} onFamily={onFamily} />,
    },
    ...(showsAssets
      ? [
          {
            name: 'assets',
            title: text.assets,
            numeric: true,
            ...sorted('aum'),
            cell: Assets,
          } satisfies Column<Customer>,
        ]
      : []),
    { name: 'sips', title: text.sips, numeric: true, ...sorted('sips'), cell: (row) => <Sips {...row} /> },
    {
      name: 'mandate',
      title: text.mandate,
      oneLine: true,
      cell: (row) => <MandateState {...row} />,
    },
    {
      name: 'kyc',
      title: text.kyc,
      oneLine: true,
      cell: (row) => (isRegisteredWithBse(row) ? text.kycDone : text.kycOpen),
    },
    {
      name: 'order',
      title: text.lastOrder,
      oneLine: true,
      ...sorted('activity'),
      cell: ({ lastOrderAt }) => (lastOrderAt === null ? text.none : formatDateShort(businessDateAt(lastOrderAt))),
    },
    { name: 'waits', title: text.waits, cell: (row) => <Waits {...row} /> },
    {
      name: 'open',
      title: text.open,
      action: true,
      cell: (row) => <Acts customer={row} entering={entering} onNotes={onNotes} />,
    },
  ];
  return (
    <Card flush>
      <Table
        caption={text.caption(text.sorts[sort])}
        columns={columns}
        rows={found.content}
        keyOf={({ encryptedId }) => encryptedId}
        cards
        dense
      />
    </Card>
  );
}

const Assets = ({ aum }: Customer) => aum !== null && <Money amount={aum} />;

function CustomerName({ customer, onFamily }: Pick<CustomerTableProps, 'onFamily'> & { readonly customer: Customer }) {
  const text = useWords(customerListText);
  const { encryptedId, name, mobile, tags, family, birthday } = customer;
  useStyles(linkCss);
  return (
    <span className="customers__who">
      <Monogram name={name} user />
      <span>
        <b>{name}</b>
        <small>{mobile}</small>
        {family !== '' && onFamily && (
          <button className="px-link px-small" type="button" onClick={() => onFamily(encryptedId)}>
            {text.familyOf(family)}
          </button>
        )}
        {birthday !== null && <small>{text.birthday(formatDateShort(birthday))}</small>}
        {tags.length > 0 && (
          <span className="customers__needs">
            {tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </span>
        )}
      </span>
    </span>
  );
}

function Sips({ sips }: Customer) {
  const text = useWords(customersText);
  if (sips.count === 0) return text.none;
  return (
    <>
      <Money amount={sips.monthly} /> <small>{text.sipCount(sips.count)}</small>
    </>
  );
}

/** The prescribed word, and beside it who ended a mandate that its owner cancelled. */
function MandateState({ mandate, mandateCancelled = false }: Customer) {
  const text = useWords(customersText);
  const words = useWords(mandateStatusText);
  if (mandate === null) return text.none;
  if (!mandateCancelled) return words[mandate];
  return (
    <>
      {words[mandate]} <small>{text.mandateCancelled}</small>
    </>
  );
}

function Waits(customer: Customer) {
  const { dueTasks } = customer;
  const needs = needsOf(customer);
  const text = useWords(needText);
  const words = useWords(customersText);
  const notes = useWords(customerListText);
  if (needs.length === 0 && dueTasks === 0) return <span className="customers__nothing">{words.none}</span>;
  return (
    <span className="customers__needs">
      {needs.map((need) => (
        <Badge key={need} tone={needTone[need]}>
          {text.state[need]}
        </Badge>
      ))}
      {dueTasks > 0 && <Badge tone="warning">{notes.dueTasks(dueTasks)}</Badge>}
    </span>
  );
}

interface ActsProps extends Pick<CustomerTableProps, 'entering' | 'onNotes'> {
  readonly customer: Customer;
}

const Acts = ({ customer, entering, onNotes }: ActsProps) => {
  const text = useWords(customerListText);
  return (
    <span className="customers__acts">
      <Button size="sm" variant="ghost" aria-label={text.notesOf(customer.name)} onClick={() => onNotes(customer)}>
        {text.notes}
      </Button>
      <Open customer={customer} entering={entering} />
    </span>
  );
};

function Open({ customer, entering }: Pick<ActsProps, 'customer' | 'entering'>) {
  const text = useWords(customersText);
  const { encryptedId, name, mayAct } = customer;
  if (!mayAct) return <small className="customers__ended">{text.ended}</small>;
  return (
    <Button
      size="sm"
      aria-label={text.openOf(name)}
      busy={entering.isPending && entering.variables === encryptedId}
      onClick={() => entering.mutate(encryptedId)}
    >
      {text.open}
    </Button>
  );
}
