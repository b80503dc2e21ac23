import { fundPath } from '@prosperx/core/fund';
import { formatMoney } from '@prosperx/core/format';
import { isNfoShareable, type Nfo, nfoCountdown, type NfoStatus } from '@prosperx/core/nfo';
import { businessDateAt, type Instant } from '@prosperx/core/time';
import { type MouseEvent, useId } from 'react';
import { pageUrl } from '#api/open-page.js';
import { isNewTab } from '#api/use-site-link.js';
import { useWidget } from '#api/widget-context.js';
import { SiteLink } from '#domain/navigation/site-link.js';
import { Button } from '#primitives/display/button.js';
import { Card } from '#primitives/display/card.js';
import { FundCell } from '#primitives/display/fund-cell.js';
import { type Column, Table } from '#primitives/display/table.js';
import { CheckmarkInput } from '#primitives/form/checks.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { nfosText } from './nfo-list.text.js';
import type { NfoSelection } from './use-nfo-choice.js';

interface NfoGroupProps {
  status: NfoStatus;
  nfos: readonly Nfo[];
  now: Instant;
  onOpen: (id: string) => void;
  /** What an advisor has chosen; null for everybody else. */
  selection: NfoSelection | null;
}

/** Offers of one group: a table, and cards where it is narrow. */
export function NfoGroup({ status, nfos, now, onOpen, selection }: NfoGroupProps) {
  const text = useWords(nfosText);
  const id = useId();
  const name = text.groups[status];
  return (
    <section className="nfo-list__group" aria-labelledby={id} data-status={status}>
      <h2 id={id}>
        {name} <span>{nfos.length}</span>
      </h2>
      <Card flush>
        <Table
          caption={text.caption(name)}
          columns={columnsOf(nfos, now, { onOpen, selection }, text)}
          rows={nfos}
          keyOf={({ encryptedSchemeId }) => encryptedSchemeId}
          cards
        />
      </Card>
    </section>
  );
}

type RowActions = Pick<NfoGroupProps, 'onOpen' | 'selection'>;

function columnsOf(
  nfos: readonly Nfo[],
  now: Instant,
  actions: RowActions,
  text: typeof nfosText,
): readonly Column<Nfo>[] {
  const minimum = (title: string, read: (nfo: Nfo) => Nfo['minimumSipAmount']): readonly Column<Nfo>[] => {
    // what no notice says is left out, not shown as missing
    if (nfos.some((nfo) => read(nfo) === null)) return [];
    return [{ name: title, title, numeric: true, cell: (nfo) => <Amount amount={read(nfo)} /> }];
  };
  return [
    { name: 'scheme', title: text.scheme, full: true, cell: (nfo) => <Scheme nfo={nfo} {...actions} /> },
    { name: 'dates', title: text.dates, oneLine: true, cell: (nfo) => <Dates nfo={nfo} now={now} /> },
    ...minimum(text.minimumSip, ({ minimumSipAmount }) => minimumSipAmount),
    ...minimum(text.minimumLumpsum, ({ minimumLumpsumAmount }) => minimumLumpsumAmount),
    {
      name: 'action',
      title: text.action,
      numeric: true,
      action: true,
      cell: (nfo) => <Action nfo={nfo} {...actions} />,
    },
  ];
}

/** The place of its fund, once it has one. */
const fundTarget = ({ fund, nfoCategory }: Nfo) =>
  fund && { to: fundPath(fund), params: { schemeId: fund.encryptedSchemeId, nfoType: nfoCategory } };

function Scheme({ nfo, onOpen, selection }: RowActions & { nfo: Nfo }) {
  const text = useWords(nfosText);
  const { shared } = useWidget();
  const { encryptedSchemeId: id, schemeName, fundHouse, category, nfoCategory } = nfo;
  const target = fundTarget(nfo);
  const cell = <FundCell brand={fundHouse} name={schemeName} note={`${fundHouse}, ${category}`} />;
  const open = (event: MouseEvent) => {
    if (isNewTab(event)) return;
    event.preventDefault();
    onOpen(id);
  };
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
      {target ? (
        <SiteLink {...target}>{cell}</SiteLink>
      ) : (
        <a href={pageUrl(shared, '/nfos', { nfo: id })} onClick={open}>
          {cell}
        </a>
      )}
    </div>
  );
}

const Amount = ({ amount }: { amount: Nfo['minimumSipAmount'] }) => amount !== null && formatMoney(amount);

/** The days before the end in which time is short. */
const SOON = 5;

function Dates({ nfo, now }: { nfo: Nfo; now: Instant }) {
  const text = useWords(nfosText);
  const [opens, closes] = [businessDateAt(nfo.nfoOpenDate), businessDateAt(nfo.nfoClousureDate)];
  const next = nfoCountdown({ opens, closes }, now);
  const { allotmentDate } = nfo;
  return (
    <>
      <span>{text.period(opens, closes)}</span>
      {next && (
        <small data-soon={(next.next === 'closes' && next.days <= SOON) || undefined}>{text.countdown(next)}</small>
      )}
      {!next && allotmentDate && <small>{text.allotment(allotmentDate, allotmentDate <= businessDateAt(now))}</small>}
    </>
  );
}

function Action({ nfo, onOpen }: RowActions & { nfo: Nfo }) {
  const text = useWords(nfosText);
  const { navigate } = useWidget();
  const target = fundTarget(nfo);
  return target ? (
    <Button size="sm" aria-label={text.viewFundOf(nfo.schemeName)} onClick={() => navigate(target.to, target.params)}>
      {text.viewFund}
    </Button>
  ) : (
    <Button size="sm" aria-label={text.detailsOf(nfo.schemeName)} onClick={() => onOpen(nfo.encryptedSchemeId)}>
      {text.details}
    </Button>
  );
}
