import { formatDateShort } from '@prosperx/core/format';
import { type Nfo, NFO_STATUSES, type NfoList, type NfoStatus, sortNfos } from '@prosperx/core/nfo';
import { useState } from 'react';
import { nfoText } from '#domain/nfo/nfo.text.js';
import { Button } from '#primitives/display/button.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { englishIn } from '#primitives/display/english-in.js';
import { Icon } from '#primitives/display/icon.js';
import { lazy, usePreload } from '#primitives/display/lazy.js';
import { RiskWarning } from '#primitives/display/risk-warning.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { share as shareIcon } from '#primitives/icons/controls.js';
import { filter as filterIcon, sort as sortIcon } from '#primitives/icons/site.js';
import { useStyles } from '#theme/use-styles.js';
import type { ViewProps } from '#widget/contract.js';
import { NfoGroup } from './nfo-group.js';
import type { nfoListContract } from './nfo-list.contract.js';
import { nfosText } from './nfo-list.text.js';
import { type NfoChoice, type NfoSelection, useNfoChoice, useNfoSelection } from './use-nfo-choice.js';
import css from './nfo-list.css?inline';

const popups = () => import('./nfo-popups.lazy.js');
const FilterPopup = lazy(async () => (await popups()).FilterPopup);
const SortPopup = lazy(async () => (await popups()).SortPopup);
const NfoShare = lazy(async () => (await import('#domain/nfo/nfo-share.lazy.js')).NfoShare);

interface NfosProps extends ViewProps<typeof nfoListContract> {
  list: NfoList;
}

const STATUSES = Object.keys(NFO_STATUSES) as readonly NfoStatus[];

const groupOf = ({ groups }: NfoList, status: NfoStatus): readonly Nfo[] =>
  groups.find(({ nfoCategory }) => nfoCategory === NFO_STATUSES[status])?.nfos ?? [];

/** The offers that have arrived, by groups, and what opens over them. */
export function Nfos({ list, ...props }: NfosProps) {
  useStyles(css);
  const choice = useNfoChoice(props);
  const selection = useNfoSelection();
  const [shared, setShared] = useState<readonly Nfo[]>([]);
  const all = list.groups.flatMap(({ nfos }) => nfos);
  return (
    <div className="nfo-list">
      <Bar list={list} choice={choice} />
      <Groups list={list} choice={choice} selection={selection} />
      {selection && <Chosen selection={selection} nfos={all.filter(selection.isChecked)} onShare={setShared} />}
      <Sources nfos={all} />
      {shared.length > 0 && <NfoShare nfos={shared} onClose={() => setShared([])} />}
    </div>
  );
}

interface BarProps {
  list: NfoList;
  choice: NfoChoice;
}

/** How many there are, and the ways to other groups and orders. */
function Bar({ list, choice }: BarProps) {
  const text = useWords(nfosText);
  const [popup, setPopup] = useState<'filter' | 'sort' | null>(null);
  const close = () => setPopup(null);
  const { statuses } = choice;
  const count = (status: NfoStatus) => groupOf(list, status).length;
  const shown = statuses.reduce((sum, status) => sum + count(status), 0);
  return (
    <div className="nfo-list__bar">
      <p role="status">{statuses.length > 0 ? text.introOf(shown) : text.intro(count('open'), count('upcoming'))}</p>
      <div>
        <Button size="sm" aria-haspopup="dialog" onClick={() => setPopup('filter')}>
          <Icon shape={filterIcon} />
          {text.filter}
          {statuses.length > 0 && <Count of={statuses.length} words={text.filtersChosen(statuses.length)} />}
        </Button>
        <Button size="sm" aria-haspopup="dialog" onClick={() => setPopup('sort')}>
          <Icon shape={sortIcon} />
          {text.sort}
          {choice.sort && <Count of={1} words={text.orderChosen} />}
        </Button>
      </div>
      {popup === 'filter' && (
        <FilterPopup
          options={STATUSES.map((status) => ({ status, count: count(status) }))}
          chosen={statuses}
          onChoose={choice.filter}
          onClose={close}
        />
      )}
      {popup === 'sort' && <SortPopup chosen={choice.sort} onChoose={choice.sortBy} onClose={close} />}
    </div>
  );
}

/** How many are chosen, seen as a number and heard as words. */
function Count({ of, words }: { readonly of: number; readonly words: string }) {
  return (
    <>
      <span className="nfo-list__count" aria-hidden="true">
        {of}
      </span>
      <span className="px-vh">, {words}</span>
    </>
  );
}

interface GroupsProps extends BarProps {
  selection: NfoSelection | null;
}

/** The groups that have offers and are wanted; that there are none. */
function Groups({ list, choice, selection }: GroupsProps) {
  const text = useWords(nfosText);
  const wanted = choice.statuses.length > 0 ? choice.statuses : STATUSES;
  const shown = STATUSES.filter((status) => wanted.includes(status) && groupOf(list, status).length > 0);
  if (shown.length === 0) {
    if (choice.statuses.length === 0) return <EmptyState level={2} title={text.noneAtAll} />;
    const showAll = <Button onClick={() => choice.filter([])}>{text.showAll}</Button>;
    return <EmptyState level={2} title={text.none} text={text.noneText} action={showAll} />;
  }
  return shown.map((status) => (
    <NfoGroup
      key={status}
      status={status}
      nfos={sortNfos(groupOf(list, status), choice.sort ?? undefined)}
      now={list.now}
      selection={selection}
    />
  ));
}

interface ChosenProps {
  selection: NfoSelection;
  nfos: readonly Nfo[];
  onShare: (nfos: readonly Nfo[]) => void;
}

/** What an advisor has chosen, and the way to share it. */
function Chosen({ selection, nfos, onShare }: ChosenProps) {
  usePreload(NfoShare);
  const text = useWords(nfosText);
  return (
    <div className="nfo-list__chosen" role="group" aria-label={text.shareChosen} hidden={nfos.length === 0}>
      <p role="status">
        {nfos.length > 0 && text.chosen(nfos.length)}
        {selection.isFull && ` ${text.mostChosen(nfos.length)}`}
      </p>
      <Button variant="ghost" onClick={selection.clear}>
        {text.clearChosen}
      </Button>
      <Button variant="primary" onClick={() => onShare(nfos)}>
        <Icon shape={shareIcon} />
        {text.shareChosen}
      </Button>
    </div>
  );
}

/** Who says all this, up to which day, and whether the days are moved. */
function Sources({ nfos }: { nfos: readonly Nfo[] }) {
  const text = useWords(nfoText);
  const sources = new Map(nfos.map(({ source, asOf }) => [`${source} ${asOf}`, { source, asOf }]));
  const moved = nfos.find(({ movedDays }) => movedDays !== 0)?.movedDays;
  return (
    <div className="nfo-list__notes">
      {[...sources].map(([key, { source, asOf }]) => (
        <p key={key}>{englishIn((name) => text.sourceOf(name, formatDateShort(asOf)), source)}</p>
      ))}
      {moved !== undefined && <p>{text.moved(moved)}</p>}
      <p>
        <RiskWarning />
      </p>
    </div>
  );
}
