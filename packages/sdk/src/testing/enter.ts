import { act, fireEvent } from '@testing-library/react';

/** Goes to a field and enters a value at once: typed by a person, each key would draw the whole form. */
export function enter(control: HTMLElement, value: string): void {
  act(() => control.focus());
  fireEvent.input(control, { target: { value } });
}
