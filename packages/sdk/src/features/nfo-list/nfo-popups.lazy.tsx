import { NFO_SORTS, type NfoSort, type NfoStatus } from '@prosperx/core/nfo';
import { useState } from 'react';
import { nfoText } from '#domain/nfo/nfo.text.js';
import { Button } from '#primitives/display/button.js';
import { Checkbox, Radios } from '#primitives/form/checks.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import { nfoPopupsText, nfosText } from './nfo-list.text.js';

interface FilterPopupProps {
  options: readonly { readonly status: NfoStatus; readonly count: number }[];
  chosen: readonly NfoStatus[];
  onChoose: (statuses: readonly NfoStatus[]) => void;
  onClose: () => void;
}

/** Asks which groups are shown; none chosen is all. */
export function FilterPopup({ options, chosen, onChoose, onClose }: FilterPopupProps) {
  const words = useWords(nfosText);
  const shared = useWords(nfoText);
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
            {shared.groups[status]}
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
