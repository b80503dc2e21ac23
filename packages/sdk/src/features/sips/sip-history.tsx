import { formatDateShort, formatNav, formatUnits, withRupeeSign } from '@prosperx/core/format';
import type { RunningSip } from '@prosperx/core/sip';
import { useState } from 'react';
import { SiteLink } from '#domain/navigation/site-link.js';
import { Accordion } from '#primitives/display/accordion.js';
import { Badge, type BadgeProps } from '#primitives/display/badge.js';
import { Button } from '#primitives/display/button.js';
import { Money } from '#primitives/display/money.js';
import { type Column, Table } from '#primitives/display/table.js';
import { writtenIn } from '#primitives/display/written-in.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { sipListText } from './sip-list.text.js';

type Past = RunningSip['history'][number];

/** Shown at once: a SIP may have hundreds. */
const SHOWN = 6;

const tones: Readonly<Record<Past['outcome'], BadgeProps['tone']>> = {
  invested: 'success',
  under_way: 'accent',
  failed: 'danger',
  skipped: 'disabled',
};

/** The instalments that fell due, newest first, behind a title that opens them. */
export function SipHistory({ sip: { history, scheme } }: { readonly sip: RunningSip }) {
  const text = useWords(sipListText);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? history : history.slice(0, SHOWN);
  return (
    <Accordion title={text.history(history.length)}>
      <Table
        caption={text.historyOf(scheme.schemeName)}
        columns={columnsOf(text)}
        rows={shown}
        keyOf={({ instalment }) => String(instalment)}
        dense
        cards
      />
      {shown.length < history.length && (
        <Button size="sm" variant="ghost" onClick={() => setWhole(true)}>
          {text.showAll}
        </Button>
      )}
    </Accordion>
  );
}

const columnsOf = (text: typeof sipListText): readonly Column<Past>[] => [
  { name: 'instalment', title: text.columns.instalment, oneLine: true, cell: (row) => <NameOf {...row} /> },
  {
    name: 'state',
    title: text.columns.state,
    cell: ({ outcome, remarks }) => (
      <>
        <Badge tone={tones[outcome]}>{text.outcomes[outcome]}</Badge>
        {outcome === 'failed' && remarks && <small lang={writtenIn(remarks)}>{remarks}</small>}
      </>
    ),
  },
  {
    name: 'units',
    title: text.columns.units,
    numeric: true,
    cell: ({ allotment }) => (allotment ? formatUnits(allotment.units) : '–'),
  },
  {
    name: 'nav',
    title: text.columns.nav,
    numeric: true,
    cell: ({ allotment }) => (allotment ? withRupeeSign(formatNav(allotment.nav)) : '–'),
  },
  { name: 'amount', title: text.columns.amount, numeric: true, cell: ({ amount }) => <Money amount={amount} /> },
];

/** Number and date of an instalment, which lead to its order where it has one. */
function NameOf({ instalment, orderedOn, pxOrderNumber: orderNo }: Past) {
  const name = `${instalment}. ${formatDateShort(orderedOn)}`;
  if (orderNo === null) return name;
  return (
    <SiteLink quiet to="/thank-you" params={{ orderNo }}>
      {name}
    </SiteLink>
  );
}
