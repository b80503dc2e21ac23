import { investmentErrorText, sipDatesOf } from '@prosperx/core/cart';
import { typedWhole } from '@prosperx/core/format';
import { useState } from 'react';
import { FirstInstalmentField } from '#domain/invest/first-instalment.js';
import { AmountField } from '#primitives/form/amount-field.js';
import { SelectField } from '#primitives/form/select-field.js';
import { TextField } from '#primitives/form/text-field.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { type EditedItem, firstMonths, isPack, limitsOf, type SipDuration } from './cart-edits.js';
import { cartText } from './cart.text.js';
import type { CartEdits } from './use-cart-edits.js';

interface RowFieldsProps {
  readonly row: EditedItem;
  readonly edits: CartEdits;
}

/** Shows what can be changed of an item: of a SIP its date and how long it goes on as well. */
export function RowFields({ row, edits }: RowFieldsProps) {
  const words = useWords(cartText);
  const { item, amount, errors } = row;
  const { investmentId: id, investmentType } = item;
  const isSip = investmentType === 'SIP';
  return (
    <>
      {isSip && <SipFields row={row} edits={edits} />}
      <div className="cart__amount">
        <AmountField
          label={isSip ? words.aMonth : words.amount}
          value={amount}
          // what takes no such investment at all takes no amount
          error={sentence(row, errors.investmentType ?? errors.amount)}
          live
          onInput={(typed) => edits.type(id, { amount: typed })}
          onBlur={() => edits.keep(id)}
        />
      </div>
    </>
  );
}

const lastsOf = (words: typeof cartText): readonly { value: SipDuration; text: string }[] => [
  { value: 'untilCancelled', text: words.untilCancelled },
  { value: 'fixed', text: words.fixed },
];

function SipFields({ row, edits }: RowFieldsProps) {
  const words = useWords(cartText);
  const { item, sipDate, lasts, months, errors } = row;
  const { investmentId: id } = item;
  const limits = limitsOfRow(row);
  return (
    <>
      {limits && (
        <SelectField
          label={words.sipDate}
          options={sipDatesOf(limits).map((day) => ({ value: String(day), text: words.day(day) }))}
          // a day that is not offered is no option of the list
          value={sipDate === null || errors.sipDate ? '' : String(sipDate)}
          error={sentence(row, errors.sipDate)}
          onPick={(day) => edits.pick(id, { sipDate: Number(day) })}
        />
      )}
      {!item.investmentDetail[0]?.mutualFund.nfo && (
        <FirstInstalmentField
          begins={row.firstOrderToday ? 'today' : 'onSipDate'}
          onPick={(begins) => edits.pick(id, { firstOrderToday: begins === 'today' })}
        />
      )}
      <SelectField
        label={words.lasts}
        options={lastsOf(words)}
        value={lasts}
        onPick={(picked) => edits.pick(id, { lasts: picked, months: firstMonths(row) })}
      />
      {lasts === 'fixed' && (
        <MonthsField
          months={months}
          error={sentence(row, errors.numOfSipInstallments)}
          onInput={(typed) => edits.type(id, { lasts: 'fixed', months: typed })}
          onBlur={() => edits.keep(id)}
        />
      )}
    </>
  );
}

function limitsOfRow({ item }: EditedItem) {
  const [detail] = item.investmentDetail;
  return detail && limitsOf(item, detail.mutualFund);
}

function sentence(row: EditedItem, code: Parameters<typeof investmentErrorText>[0] | undefined) {
  const limits = limitsOfRow(row);
  return code && limits && investmentErrorText(code, limits, row.item.investmentType, isPack(row.item));
}

interface MonthsFieldProps {
  /** NaN: what stands there is no whole number; null: nothing does. */
  readonly months: number | null;
  readonly error: string | undefined;
  readonly onInput: (months: number | null) => void;
  readonly onBlur: () => void;
}

/** Asks how many months a SIP lasts. What is no whole number stays to be seen and corrected: without its point it would be another. */
function MonthsField({ months, error, onInput, onBlur }: MonthsFieldProps) {
  const words = useWords(cartText);
  const [typed, setTyped] = useState('');
  return (
    <TextField
      label={words.months}
      inputMode="numeric"
      autoComplete="off"
      figures
      value={Number.isNaN(months) ? typed : String(months ?? '')}
      error={error}
      live
      onInput={(text) => {
        setTyped(text);
        onInput(typedWhole(text));
      }}
      onBlur={onBlur}
    />
  );
}
