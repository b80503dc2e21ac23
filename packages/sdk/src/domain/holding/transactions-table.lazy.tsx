import { formatNav, formatUnits, withRupeeSign } from '@prosperx/core/format';
import type { Transaction } from '@prosperx/core/portfolio';
import { type Column, Table } from '#primitives/display/table.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useStyles } from '#theme/use-styles.js';
import { Amount, Figure } from './amounts.js';
import { holdingText } from './holding.text.js';
import { TransactionDate } from './transaction-date.js';
import css from './transactions-table.css?inline';

interface TransactionsTableProps {
  readonly caption: string;
  readonly transactions: readonly Transaction[];
}

/** What was bought and sold in a folio. */
export function TransactionsTable({ caption, transactions }: TransactionsTableProps) {
  const text = useWords(holdingText);
  useStyles(css);
  return (
    <div className="px-transactions">
      <Table
        caption={caption}
        columns={columns(text)}
        rows={transactions}
        keyOf={(row) => `${row.transactionDate}-${row.units}-${row.nav}-${transactions.indexOf(row)}`}
        dense
        cards
      />
    </div>
  );
}

const columns = (text: typeof holdingText): readonly Column<Transaction>[] => [
  { name: 'date', title: text.date, oneLine: true, cell: dateOf },
  { name: 'type', title: text.type, cell: ({ transactionType }) => text.kind(transactionType) },
  { name: 'units', title: text.units, numeric: true, cell: ({ units }) => <Figure>{formatUnits(units)}</Figure> },
  { name: 'nav', title: text.nav, numeric: true, cell: ({ nav }) => withRupeeSign(formatNav(nav)) },
  { name: 'amount', title: text.amount, numeric: true, cell: ({ amount }) => <Amount amount={amount} decimals={2} /> },
];

const dateOf = ({ transactionDate, transactionType, pxOrderNumber }: Transaction) => (
  <TransactionDate date={transactionDate} kind={transactionType} orderNo={pxOrderNumber} />
);
