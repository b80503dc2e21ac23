import { typeAmount, type TypedAmount } from '@prosperx/core/format';
import type { FormEvent } from 'react';
import { nativeEvent } from './native-event.js';

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
