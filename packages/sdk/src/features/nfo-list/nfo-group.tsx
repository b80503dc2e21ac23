import { formatMoney } from '@prosperx/core/format';
import { categoryName } from '@prosperx/core/fund';
import { isNfoShareable, type Nfo, nfoCountdown, nfoPage, NFO_STATUSES, type NfoStatus } from '@prosperx/core/nfo';
import { businessDateAt, type Instant } from '@prosperx/core/time';
import { useId } from 'react';
import { SiteLink } from '#domain/navigation/site-link.js';
import { nfoText } from '#domain/nfo/nfo.text.js';
import { Button } from '#primitives/display/button.js';
import { Card } from '#primitives/display/card.js';
import { FundCell } from '#primitives/display/fund-cell.js';
import { type Column, Table } from '#primitives/display/table.js';
import { writtenIn } from '#primitives/display/written-in.js';
import { CheckmarkInput } from '#primitives/form/checks.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useWidget } from '#services/widget-context.js';
import { nfosText } from './nfo-list.text.js';
import type { NfoSelection } from './use-nfo-choice.js';

interface NfoGroupProps {
  status: NfoStatus;
  nfos: readonly Nfo[];
  now: Instant;
  /** What an advisor has chosen; null for everybody else. */
  selection: NfoSelection | null;
}

/** Offers of one group: a table, and cards where it is narrow. */
export function NfoGroup({ status, nfos, now, selection }: NfoGroupProps) {
  const text = useWords(nfosText);
  const id = useId();
  const name = useWords(nfoText).groups[status];
  return (
    <section className="nfo-list__group" aria-labelledby={id} data-status={status}>
      <h2 id={id}>
        {name} <span>{nfos.length}</span>
      </h2>
      <Card flush>
        <Table
          caption={text.caption(name)}
          columns={columnsOf(nfos, now, { selection }, text)}
          rows={nfos}
          keyOf={({ encryptedSchemeId }) => encryptedSchemeId}
          cards
        />
      </Card>
    </section>
  );
}

type RowActions = Pick<NfoGroupProps, 'selection'>;

function columnsOf(
  nfos: readonly Nfo[],
  now: Instant,
  actions: RowActions,
  text: typeof nfosText,
): readonly Column<Nfo>[] {
  const minimum = (title: string, read: (nfo: Nfo) => Nfo['minimumSipAmount']): readonly Column<Nfo>[] => {
    // what no notice says of any is left out, not shown as missing
    if (nfos.every((nfo) => read(nfo) === null)) return [];
    return [{ name: title, title, numeric: true, cell: (nfo) => <Amount amount={read(nfo)} /> }];
  };
  return [
    { name: 'scheme', title: text.scheme, full: true, cell: (nfo) => <Scheme nfo={nfo} {...actions} /> },
    { name: 'dates', title: text.dates, oneLine: true, cell: (nfo) => <Dates nfo={nfo} now={now} /> },
    ...minimum(text.minimumSip, ({ minimumSipAmount }) => minimumSipAmount),
    ...minimum(text.minimumLumpsum, ({ minimumLumpsumAmount }) => minimumLumpsumAmount),
    { name: 'action', title: text.action, numeric: true, action: true, cell: (nfo) => <Action nfo={nfo} /> },
  ];
}

function Scheme({ nfo, selection }: RowActions & { nfo: Nfo }) {
  const text = useWords(nfosText);
  const { schemeName, fundHouse, category, nfoCategory } = nfo;
  const kind = categoryName(category);
  return (
    <div className="nfo-list__scheme">
      {selection && isNfoShareable(nfoCategory) && (
        <label>
          <CheckmarkInput
            type="checkbox"
            aria-label={text.choose(schemeName)}
            checked={selection.isChecked(nfo)}
            disabled={selection.isFull && !selection.isChecked(nfo)}
            onChange={(event) => selection.check(nfo, event.currentTarget.checked)}
          />
        </label>
      )}
      <SiteLink {...nfoPage(nfo)}>
        <FundCell
          brand={fundHouse}
          name={schemeName}
          note={
            // one sentence: parts of a note stand apart
            <span>
              <span lang="en">{fundHouse}</span>, <span lang={writtenIn(kind)}>{kind}</span>
            </span>
          }
        />
      </SiteLink>
    </div>
  );
}

function Amount({ amount }: { amount: Nfo['minimumSipAmount'] }) {
  const text = useWords(nfosText);
  return amount === null ? <span className="px-muted">{text.notKnown}</span> : formatMoney(amount);
}

/** The days before the end in which time is short. */
const SOON = 5;

function Dates({ nfo, now }: { nfo: Nfo; now: Instant }) {
  const text = useWords(nfosText);
  const shared = useWords(nfoText);
  const [opens, closes] = [businessDateAt(nfo.nfoOpenDate), businessDateAt(nfo.nfoClousureDate)];
  const { allotmentDate, withdrawnOn, order } = nfo;
  const next = withdrawnOn ? null : nfoCountdown({ opens, closes }, order, now);
  const isSoon = next?.next === 'closes' && next.days <= SOON;
  return (
    <>
      <span>{text.period(opens, closes)}</span>
      {withdrawnOn && <small>{shared.withdrawn(withdrawnOn)}</small>}
      {next && <small data-soon={isSoon || undefined}>{shared.countdown(next)}</small>}
      {!next && !withdrawnOn && allotmentDate && (
        <small>{shared.allotment(allotmentDate, allotmentDate <= businessDateAt(now))}</small>
      )}
    </>
  );
}

function Action({ nfo }: { nfo: Nfo }) {
  const text = useWords(nfosText);
  const { navigate } = useWidget();
  const { schemeName, fund, order, nfoCategory } = nfo;
  const { to, params } = nfoPage(nfo);
  const isSold = order !== null && nfoCategory === NFO_STATUSES.open;
  const [label, name] = isSold
    ? [text.apply, text.applyOf(schemeName)]
    : fund
      ? [text.viewFund, text.viewFundOf(schemeName)]
      : [text.details, text.detailsOf(schemeName)];
  return (
    <Button size="sm" variant={isSold ? 'primary' : 'secondary'} aria-label={name} onClick={() => navigate(to, params)}>
      {label}
    </Button>
  );
}
