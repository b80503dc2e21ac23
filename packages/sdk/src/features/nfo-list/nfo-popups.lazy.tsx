import { formatDateShort, formatMoney } from '@prosperx/core/format';
import {
  isNfoShareable,
  type Nfo,
  NFO_SORTS,
  NFO_STATUSES,
  nfoCountdown,
  type NfoSort,
  type NfoStatus,
} from '@prosperx/core/nfo';
import { businessDateAt, type Instant } from '@prosperx/core/time';
import { useState } from 'react';
import { Badge } from '#primitives/display/badge.js';
import { Button } from '#primitives/display/button.js';
import { type Fact, Facts } from '#primitives/display/card.js';
import { FundCell } from '#primitives/display/fund-cell.js';
import { Icon } from '#primitives/display/icon.js';
import { Checkbox, Radios } from '#primitives/form/checks.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { share } from '#primitives/icons/controls.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import { nfoPopupsText, nfosText } from './nfo-list.text.js';

interface FilterPopupProps {
  options: readonly { readonly status: NfoStatus; readonly count: number }[];
  chosen: readonly NfoStatus[];
  onChoose: (statuses: readonly NfoStatus[]) => void;
  onClose: () => void;
}

/** Which groups are shown; none chosen is all. */
export function FilterPopup({ options, chosen, onChoose, onClose }: FilterPopupProps) {
  const words = useWords(nfosText);
  const text = useWords(nfoPopupsText);
  const [wanted, setWanted] = useState(chosen);
  const pick = (statuses: readonly NfoStatus[]) => {
    onChoose(statuses);
    onClose();
  };
  const toggle = (status: NfoStatus, isOn: boolean) =>
    setWanted(isOn ? [...wanted, status] : wanted.filter((each) => each !== status));
  const actions = (
    <>
      <Button variant="ghost" onClick={() => pick([])}>
        {text.clear}
      </Button>
      <Button
        variant="primary"
        onClick={() => pick(options.map(({ status }) => status).filter((status) => wanted.includes(status)))}
      >
        {text.apply}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={words.filter} actions={actions} lightDismiss>
      <fieldset className="nfo-list__options">
        <legend className="px-vh">{text.filterLegend}</legend>
        {options.map(({ status, count }) => (
          <Checkbox
            key={status}
            checked={wanted.includes(status)}
            onChange={(isOn) => toggle(status, isOn)}
            hint={words.count(count)}
          >
            {words.groups[status]}
          </Checkbox>
        ))}
      </fieldset>
    </Dialog>
  );
}

interface SortPopupProps {
  chosen: NfoSort | null;
  onChoose: (sort: NfoSort | null) => void;
  onClose: () => void;
}

const NEAREST = 'nearest';

/** The order within each group. */
export function SortPopup({ chosen, onChoose, onClose }: SortPopupProps) {
  const words = useWords(nfosText);
  const text = useWords(nfoPopupsText);
  const [wanted, setWanted] = useState<NfoSort | typeof NEAREST>(chosen ?? NEAREST);
  const apply = () => {
    onChoose(wanted === NEAREST ? null : wanted);
    onClose();
  };
  const actions = (
    <Button variant="primary" onClick={apply}>
      {text.apply}
    </Button>
  );
  return (
    <Dialog open onClose={onClose} title={words.sort} actions={actions} lightDismiss>
      <Radios
        legend={text.sortLegend}
        hideLegend
        options={[
          { value: NEAREST, text: text.nearest },
          ...NFO_SORTS.map((sort) => ({ value: sort, text: text.sorts[sort] })),
        ]}
        value={wanted}
        onPick={setWanted}
      />
    </Dialog>
  );
}

interface NfoDetailsProps {
  nfo: Nfo;
  now: Instant;
  onClose: () => void;
  /** For advisors alone. */
  onShare: (() => void) | undefined;
}

/** What is known of an offer whose scheme is not among the funds yet. What no notice says is left out. */
export function NfoDetails({ nfo, now, onClose, onShare }: NfoDetailsProps) {
  const words = useWords(nfosText);
  const text = useWords(nfoPopupsText);
  const [opens, closes] = [businessDateAt(nfo.nfoOpenDate), businessDateAt(nfo.nfoClousureDate)];
  const next = nfoCountdown({ opens, closes }, now);
  const isShared = onShare && isNfoShareable(nfo.nfoCategory);
  const actions = isShared && (
    <Button variant="primary" onClick={onShare}>
      <Icon shape={share} />
      {text.share}
    </Button>
  );
  return (
    <Dialog open onClose={onClose} title={nfo.schemeName} actions={actions || undefined} lightDismiss>
      <FundCell brand={nfo.fundHouse} name={nfo.fundHouse} note={nfo.category} />
      <p>
        <Badge tone={next?.next === 'closes' ? 'success' : next ? 'accent' : 'disabled'}>
          {words.groups[statusOf(nfo)]}
        </Badge>{' '}
        {next && words.countdown(next)}
      </p>
      <Facts facts={factsOf(nfo, next !== null, text, words)} />
      {next && <p>{text.notHere}</p>}
      <p className="px-muted px-small">{text.note}</p>
      <p className="px-muted px-small">{words.sourceOf(nfo.source, formatDateShort(nfo.asOf))}</p>
      {nfo.movedDays !== 0 && <p className="px-muted px-small">{words.moved(nfo.movedDays)}</p>}
    </Dialog>
  );
}

function statusOf({ nfoCategory }: Nfo): NfoStatus {
  if (nfoCategory === NFO_STATUSES.open) return 'open';
  if (nfoCategory === NFO_STATUSES.upcoming) return 'upcoming';
  return nfoCategory === NFO_STATUSES.closed ? 'closed' : 'closed-listed';
}

type Texts = [text: typeof nfoPopupsText, words: typeof nfosText];

function factsOf(nfo: Nfo, isAhead: boolean, ...[text, words]: Texts): readonly Fact[] {
  const { allotmentDate, minimumSipAmount, minimumLumpsumAmount, isin } = nfo;
  return [
    { term: text.opens, value: formatDateShort(businessDateAt(nfo.nfoOpenDate)) },
    { term: text.closes, value: formatDateShort(businessDateAt(nfo.nfoClousureDate)) },
    ...(isAhead ? [{ term: text.cutOffs, value: text.cutOffsText, isWhole: true }] : []),
    ...(allotmentDate ? [{ term: text.allotment, value: formatDateShort(allotmentDate) }] : []),
    ...(minimumSipAmount === null ? [] : [{ term: words.minimumSip, value: formatMoney(minimumSipAmount) }]),
    ...(minimumLumpsumAmount === null
      ? []
      : [{ term: words.minimumLumpsum, value: formatMoney(minimumLumpsumAmount) }]),
    ...(isin === null ? [] : [{ term: `${text.isin} (${text.isinNote})`, value: isin }]),
  ];
}
