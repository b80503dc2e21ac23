import { formatMoney } from '@prosperx/core/format';
import type { Paise } from '@prosperx/core/money';
import { Chips } from '#primitives/display/chips.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { amountChipsText } from './amount-chips.text.js';

interface AmountChipsProps {
  /** Label of the slider above. */
  label: string;
  amount: Paise;
  /** Amounts to pick at a touch, largest first. */
  amounts: readonly Paise[];
  /** Those of them that have room in a narrow widget; all when left out. */
  narrow?: readonly Paise[] | undefined;
  onPick: (amount: Paise) => void;
}

/** Quick amounts below a slider, which hands them `onPick` by its `quick`; apart from it, since few calculators have them. */
export function AmountChips({ label, amount, amounts, narrow, onPick }: AmountChipsProps) {
  const text = useWords(amountChipsText);
  const chips = amounts.map((choice) => ({
    value: choice,
    text: formatMoney(choice),
    wideOnly: narrow && !narrow.includes(choice),
  }));
  return <Chips label={text.quickValues(label)} chips={chips} value={amount} onPick={onPick} even />;
}
