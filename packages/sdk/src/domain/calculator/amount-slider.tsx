import { formatMoney } from '@prosperx/core/format';
import { type Paise, rupees, toRupees } from '@prosperx/core/money';
import { amountScale, SCALE_POSITIONS } from '@prosperx/core/sip';
import { Slider } from '#primitives/form/slider.js';

export interface AmountSliderProps {
  label: string;
  /** A whole number of rupees within min and max. */
  amount: Paise;
  min: Paise;
  max: Paise;
  /** Amounts to pick at a touch, largest first. */
  quick?: readonly Paise[] | undefined;
  /** Those of `quick` that have room in a narrow widget; all when left out. */
  quickNarrow?: readonly Paise[] | undefined;
  /** What is wrong with a typed amount that is not applied. */
  rangeError: (typed: Paise) => string;
  /** Called with amounts within min and max only. */
  onInput: (amount: Paise) => void;
}

const print = (value: number) => formatMoney(rupees(value));

/** A slider for money: logarithmic, since ₹100 and ₹1,00,000 both need room. */
export function AmountSlider({ label, amount, min, max, quick, quickNarrow, rangeError, onInput }: AmountSliderProps) {
  const scale = amountScale({ min, max });
  return (
    <Slider
      label={label}
      value={toRupees(amount)}
      min={toRupees(min)}
      max={toRupees(max)}
      format={print}
      unitBefore="₹"
      rangeError={(typed) => rangeError(rupees(typed))}
      onInput={(typed) => onInput(rupees(typed))}
      quick={quick?.map((choice) => ({
        value: toRupees(choice),
        text: print(toRupees(choice)),
        roomyOnly: quickNarrow && !quickNarrow.includes(choice),
      }))}
      track={{
        positions: SCALE_POSITIONS,
        positionOf: (at) => scale.positionOf(rupees(at)),
        move: (from, position) => toRupees(scale.move(rupees(from), position)),
      }}
    />
  );
}
