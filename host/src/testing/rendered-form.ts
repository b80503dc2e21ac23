import { createElement, type TargetedEvent } from 'preact';
import { useState } from 'preact/hooks';

/** The form of `InvestForm` as a server sends it. */
export const FORM_HTML = `<form>
  <input type="radio" name="type" value="SIP" checked>
  <input type="radio" name="type" value="LUMPSUM">
  <input name="amount" value="5000">
  <select name="day"><option value="5">5</option></select>
  <button type="button">Add to cart</button>
</form>`;

interface Props {
  readonly onChoose?: () => void;
  readonly onAdd: (type: string, amount: string | undefined) => void;
}

/** A form of which one choice decides what else it shows. */
export function InvestForm({ onChoose, onAdd }: Props) {
  const [type, setType] = useState('SIP');
  const [amounts, setAmounts] = useState<Readonly<Record<string, string>>>({ SIP: '5000', LUMPSUM: '10000' });
  const choose = ({ currentTarget }: TargetedEvent<HTMLInputElement>) => {
    setType(currentTarget.value);
    onChoose?.();
  };
  const typeIn = ({ currentTarget: { value } }: TargetedEvent<HTMLInputElement>) =>
    setAmounts((before) => ({ ...before, [type]: value }));
  return createElement(
    'form',
    null,
    ['SIP', 'LUMPSUM'].map((value) =>
      createElement('input', { type: 'radio', name: 'type', value, checked: value === type, onChange: choose }),
    ),
    createElement('input', { name: 'amount', value: amounts[type], onInput: typeIn }),
    type === 'SIP' && createElement('select', { name: 'day' }, createElement('option', { value: '5' }, '5')),
    createElement('button', { type: 'button', onClick: () => onAdd(type, amounts[type]) }, 'Add to cart'),
  );
}

/** Its fields within `root`. */
export function fieldsIn(root: ParentNode) {
  const find = <Found extends Element>(selector: string): Found => {
    const found = root.querySelector<Found>(selector);
    if (!found) throw new Error(`there is no ${selector}`);
    return found;
  };
  return {
    lumpsum: find<HTMLInputElement>('[value=LUMPSUM]'),
    amount: find<HTMLInputElement>('[name=amount]'),
    add: find<HTMLButtonElement>('button'),
  };
}
