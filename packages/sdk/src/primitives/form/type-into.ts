import { typeAmount, type TypedAmount } from '@prosperx/core/format';
import { toRupees } from '@prosperx/core/money';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { nativeEvent } from '#primitives/hooks/native-event.js';

/**
 * Groups what was just typed into a field, in the field itself: the state may stay as it is, and then nothing would be rendered that
 * takes a wrong key away again. The caret keeps its place among the digits.
 */
export function typeInto(event: FormEvent<HTMLInputElement>): TypedAmount {
  const field = event.currentTarget;
  const typed = typeAmount(field.value, field.selectionStart ?? field.value.length);
  const native = nativeEvent(event) as InputEvent;
  // before a comma the Delete key would only ever meet the comma
  const step = native.inputType === 'deleteContentForward' && typed.text[typed.caret] === ',' ? 1 : 0;
  field.value = typed.text;
  field.setSelectionRange(typed.caret + step, typed.caret + step);
  return typed;
}

interface TypedNumberOptions {
  /** What is in force: a whole number, or one with `decimals`. */
  value: number;
  /** How many decimal places may be typed; none when left out. */
  decimals?: number | undefined;
  min: number;
  max: number;
  /** Called with a value inside the limits only. */
  onInput: (value: number) => void;
}

interface Draft {
  text: string;
  /** The typed number when it is not in force; null for one that is, and for an empty field. */
  outside: number | null;
  /** The value in force when it was typed: once that changes, the draft is over. */
  at: number;
  /** Left or confirmed by Enter, so that "too small" is no longer "not finished yet". */
  done: boolean;
  /** What was typed or pasted last was no number, and was not taken. */
  refused: boolean;
}

/**
 * A number as typed: in force only when inside its limits, `outside` when it is not. A key or a pasted text that would make it no number
 * is not taken, and `refused` says so.
 */
export function useTypedNumber({ value, min, max, decimals, onInput }: TypedNumberOptions) {
  const [kept, setDraft] = useState<Draft | null>(null);
  const draft = kept?.at === value ? kept : null;
  const outside = draft?.outside ?? null;
  const shown = draft?.text ?? (decimals ? String(value) : typeAmount(String(value)).text);

  const input = (event: FormEvent<HTMLInputElement>) => {
    const field = event.currentTarget;
    const { value: entered, selectionStart } = field;
    const { text, amount } = decimals ? { text: entered, amount: null } : typeInto(event);
    if (decimals ? !RegExp(`^\\d*\\.?\\d{0,${decimals}}$`).test(entered) : amount === 'not_whole') {
      const caret = Math.max(0, (selectionStart ?? 0) - entered.length + shown.length);
      field.value = shown;
      field.setSelectionRange(caret, caret);
      return setDraft({ text: shown, outside, at: value, done: true, refused: true });
    }
    const whole = typeof amount === 'number' ? toRupees(amount) : NaN;
    const read = decimals ? parseFloat(entered) : whole;
    // nothing, or no more than a point, is no number yet
    const typed = Number.isNaN(read) ? null : read;
    const applies = typed === null || (typed >= min && typed <= max);
    const at = applies ? (typed ?? value) : value;
    setDraft({ text, outside: applies ? null : typed, at, done: false, refused: false });
    if (at !== value) onInput(at);
  };
  const finish = () => setDraft(outside !== null && draft ? { ...draft, done: true, refused: false } : null);

  return {
    text: shown,
    /** What was typed last was not taken: it was no number. */
    refused: draft?.refused,
    /** The typed number while it is not in force and an error is due; else null. */
    outside: outside !== null && (draft?.done || outside > max) ? outside : null,
    /** What was typed is not in force, whether an error is due yet or not. */
    isWrong: outside !== null,
    /** Goes back to the value in force. */
    forget: () => setDraft(null),
    handlers: {
      onInput: input,
      onBlur: finish,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Enter') finish();
      },
    },
  };
}
