import { typeAmount } from '@prosperx/core/format';
import { useId } from 'react';
import { FieldError } from '#primitives/form/field-error.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { type FlowRow, isUnfinished } from './flow-rows.js';
import { xirrCalculatorText } from './xirr-calculator.text.js';

interface FlowLineProps {
  row: FlowRow;
  /** From 1. */
  line: number;
  onEdit: (changed: Partial<FlowRow>) => void;
  /** Left out of the last line that there is. */
  onRemove?: (() => void) | undefined;
}

/** One date with its amount. */
export function FlowLine({ row, line, onEdit, onRemove }: FlowLineProps) {
  const text = useWords(xirrCalculatorText);
  const id = useId();
  const isWrong = isUnfinished(row);
  const isUndated = isWrong && !row.date;
  return (
    <li>
      <input
        type="date"
        aria-label={text.date(line)}
        aria-invalid={isUndated || undefined}
        aria-describedby={isWrong ? id : undefined}
        value={row.date}
        onInput={({ currentTarget }) => onEdit({ date: currentTarget.value })}
      />
      <select
        aria-label={text.kind(line)}
        value={row.kind}
        onChange={({ currentTarget }) => onEdit({ kind: currentTarget.selectedIndex === 0 ? 'in' : 'out' })}
      >
        <option value="in">{text.kinds.in}</option>
        <option value="out">{text.kinds.out}</option>
      </select>
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={text.amount(line)}
        aria-invalid={(isWrong && !isUndated) || undefined}
        aria-describedby={isWrong ? id : undefined}
        value={row.amount}
        onInput={({ currentTarget }) => onEdit({ amount: typeAmount(currentTarget.value).text })}
      />
      <button type="button" aria-label={text.remove(line)} disabled={!onRemove} onClick={onRemove}>
        ×
      </button>
      {isWrong && (
        <FieldError id={id} live>
          {text.unfinished(line)}
        </FieldError>
      )}
    </li>
  );
}
