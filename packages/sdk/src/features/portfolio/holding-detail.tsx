import { formatDateShort, formatNav, formatUnits, withRupeeSign } from '@prosperx/core/format';
import type { Holding } from '@prosperx/core/portfolio';
import { useState } from 'react';
import { lazy } from '#primitives/display/lazy.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { Button } from '#primitives/display/button.js';
import { Money } from '#primitives/display/money.js';
import { SiteLink } from '#domain/navigation/site-link.js';
import { type Column, Table } from '#primitives/display/table.js';
import { portfolioText } from './portfolio.text.js';

type Transaction = Holding['portfolioSchemeTransactions'][number];

/** Shown when a row is opened; all of them are part of the portfolio's own page. */
const SHOWN = 10;

const SALES = ['redeem', 'switch'] as const;

/** The popups over a folio, each fetched when it is first opened. */
const popups = {
  investMore: lazy(async () => (await import('#domain/invest/invest-more-dialog.lazy.js')).InvestMoreDialog),
  redeem: lazy(async () => (await import('#domain/sale/sale-dialog.lazy.js')).RedeemDialog),
  switch: lazy(async () => (await import('#domain/sale/sale-dialog.lazy.js')).SwitchDialog),
} as const;

interface HoldingDetailProps {
  readonly holding: Holding;
  readonly mayInvest: boolean;
}

export function HoldingDetail({ holding, mayInvest }: HoldingDetailProps) {
  const text = useWords(portfolioText);
  const { metaData, portfolioSchemeTransactions: rows } = holding;
  const canBuy = metaData.allowPur === 'Y' && (metaData.minLumpsumAmount !== null || metaData.minSipAmount !== null);
  const actions = [...(canBuy ? (['investMore'] as const) : []), ...(holding.redemptionAllowed ? SALES : [])];
  const [open, setOpen] = useState<keyof typeof popups | null>(null);
  const Popup = open && popups[open];
  return (
    <div className="portfolio__detail">
      {mayInvest && actions.length > 0 && (
        <div className="portfolio__actions">
          {actions.map((action) => (
            <Button key={action} size="sm" onClick={() => setOpen(action)}>
              {text[action]}
            </Button>
          ))}
        </div>
      )}
      {Popup && <Popup fallback={null} holding={holding} onClose={() => setOpen(null)} />}
      <Table
        caption={text.transactions}
        columns={columns(text)}
        rows={rows.slice(0, SHOWN)}
        keyOf={(row) => `${row.transactionDate}-${row.units}-${row.nav}-${rows.indexOf(row)}`}
        dense
        cards
      />
    </div>
  );
}

const columns = (text: typeof portfolioText): readonly Column<Transaction>[] => [
  { name: 'date', title: text.date, oneLine: true, cell: (row) => <DateOf {...row} /> },
  { name: 'type', title: text.type, cell: ({ transactionType }) => text.kind(transactionType) },
  { name: 'units', title: text.units, numeric: true, cell: ({ units }) => formatUnits(units) },
  { name: 'nav', title: text.navColumn, numeric: true, cell: ({ nav }) => withRupeeSign(formatNav(nav)) },
  {
    name: 'amount',
    title: text.amount,
    numeric: true,
    cell: ({ amount }) => <Money amount={amount} decimals={2} />,
  },
];

/** The day of a transaction, which leads to the progress of its order where it has one. */
function DateOf({ transactionDate, pxOrderNumber: orderNo }: Transaction) {
  const date = formatDateShort(transactionDate);
  if (orderNo === null) return date;
  return (
    <SiteLink quiet to="/thank-you" params={{ orderNo }}>
      {date}
    </SiteLink>
  );
}
