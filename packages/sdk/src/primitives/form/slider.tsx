import { type FormEvent, type KeyboardEvent, type ReactNode, useId } from 'react';
import { useWords } from '#primitives/hooks/use-words.js';
import { setStyle } from '#theme/set-style.js';
import { useStyles } from '#theme/use-styles.js';
import { FieldError } from './field-error.js';
import { sliderText } from './slider.text.js';
import { useTypedNumber } from './type-into.js';
import css from './slider.css?inline';

/** How positions of the track stand for values; core's `amountScale` is one. */
export interface SliderTrack {
  /** The range input runs from 0 to this. */
  positions: number;
  positionOf: (value: number) => number;
  /** The value after the thumb was moved from `value` to `position`. */
  move: (value: number, position: number) => number;
}

export interface SliderProps {
  label: string;
  /** A whole number within min and max, or one with `decimals`: what is in force. */
  value: number;
  /** How many decimal places may be typed; the thumb stops at whole numbers. */
  decimals?: number | undefined;
  min: number;
  max: number;
  /** A value in words, as a screen reader says it; also printed at the ends. */
  format: (value: number) => string;
  unitBefore?: string | undefined;
  unitAfter?: string | undefined;
  /** What is wrong with a typed number that is not applied, such as "Minimum value allowed is 100". */
  rangeError: (typed: number) => string;
  /** Called with values within min and max only. */
  onInput: (value: number) => void;
  /** Even by default: a position a value. */
  track?: SliderTrack | undefined;
  /** Quick choices below, which call `pick`. */
  quick?: ((pick: (value: number) => void) => ReactNode) | undefined;
}

/** One number by thumb or by keyboard: native range, field beside it, ends below it. */
export function Slider({
  label,
  value,
  min,
  max,
  decimals = 0,
  format,
  rangeError,
  onInput,
  quick,
  ...rest
}: SliderProps) {
  const text = useWords(sliderText);
  useStyles(css);
  const id = useId();
  const box = useTypedNumber({ value, min, max, decimals, onInput });
  const track = rest.track ?? {
    positions: max - min,
    positionOf: (at) => at - min,
    move: (_, position) => min + position,
  };
  const position = track.positionOf(value);
  const slide = (event: FormEvent<HTMLInputElement>) => {
    const range = event.currentTarget;
    const moved = track.move(value, Number(range.value));
    box.forget();
    // a thumb between two round values springs back although no state changes
    range.value = String(track.positionOf(moved));
    if (moved !== value) onInput(moved);
  };
  const pick = (picked: number) => {
    box.forget();
    if (picked !== value) onInput(picked);
  };
  const error = box.refused ? text.digitsOnly : box.outside === null ? null : rangeError(box.outside);
  const errorId = error === null ? undefined : `${id}-error`;
  return (
    <div className="px-slider">
      <div className="px-slider__head">
        <label htmlFor={id}>{label}</label>
        <NumberBox
          label={text.typeValue(label)}
          text={box.text}
          width={String(max).length + 1 + decimals}
          decimals={decimals}
          before={rest.unitBefore}
          after={rest.unitAfter}
          errorId={errorId}
          isWrong={box.isWrong}
          handlers={box.handlers}
        />
      </div>
      <input
        id={id}
        className="px-range"
        type="range"
        min={0}
        max={track.positions}
        step={1}
        value={position}
        ref={setStyle({ '--v': position / track.positions })}
        aria-valuetext={format(value)}
        onInput={slide}
      />
      <div className="px-slider__ends" aria-hidden="true">
        <span>{format(min)}</span>
        <span>{format(max)}</span>
      </div>
      {errorId && (
        <FieldError id={errorId} live>
          {error}
        </FieldError>
      )}
      {quick?.(pick)}
    </div>
  );
}

interface NumberBoxProps {
  label: string;
  text: string;
  /** How many characters it has room for. */
  width: number;
  decimals?: number | undefined;
  before?: string | undefined;
  after?: string | undefined;
  /** Id of the error below, when there is one. */
  errorId?: string | undefined;
  /** What it holds is not applied; marked by `data-wrong`, also while no error is due yet. */
  isWrong: boolean;
  handlers: {
    onInput: (event: FormEvent<HTMLInputElement>) => void;
    onBlur: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
}

/** The small field beside a slider. */
function NumberBox({ label, text, width, decimals, before, after, errorId, isWrong, handlers }: NumberBoxProps) {
  return (
    <span className="px-numbox" ref={setStyle({ '--w': width })}>
      {before && <span>{before}</span>}
      <input
        type="text"
        inputMode={decimals ? 'decimal' : 'numeric'}
        autoComplete="off"
        aria-label={label}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        data-wrong={isWrong || undefined}
        value={text}
        {...handlers}
      />
      {after && <span>{after}</span>}
    </span>
  );
}
