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
  /** What is in force: a whole number. */
  value: number;
  min: number;
  max: number;
  /** Called with a value inside the limits only. */
  onInput: (value: number) => void;
}

interface Draft {
  text: string;
  /** The typed number when it is not in force, one beyond the limits for what is no whole number; null for one that is, and for an empty field. */
  outside: number | null;
  /** The value in force when it was typed: once that changes, the draft is over. */
  at: number;
  /** Left or confirmed by Enter, so that "too small" is no longer "not finished yet". */
  done: boolean;
}

/** A whole number as typed: grouped at every key, in force only when inside its limits, `outside` when it is not. */
export function useTypedNumber({ value, min, max, onInput }: TypedNumberOptions) {
  const [kept, setDraft] = useState<Draft | null>(null);
  const draft = kept?.at === value ? kept : null;
  const outside = draft?.outside ?? null;

  const input = (event: FormEvent<HTMLInputElement>) => {
    const { text, amount } = typeInto(event);
    const typed = typeof amount === 'number' ? toRupees(amount) : amount ? max + 1 : value;
    const applies = amount === null || (typed >= min && typed <= max);
    const at = applies ? typed : value;
    setDraft({ text, outside: applies ? null : typed, at, done: false });
    if (at !== value) onInput(at);
  };
  const finish = () => setDraft(outside !== null && draft ? { ...draft, done: true } : null);

  return {
    text: draft?.text ?? typeAmount(String(value)).text,
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
