import { act, createEvent, fireEvent } from '@testing-library/react';

/** Goes to a field and enters a value at once: typed by a person, each key would draw the whole form. */
export function enter(control: HTMLElement, value: string): void {
  act(() => control.focus());
  fireEvent.input(control, { target: { value } });
}

/** Chooses an option or a file. Preact's `fireEvent.change` fires `input`, which neither a select nor a field for a file hears. */
export function choose(
  control: HTMLElement,
  target: { readonly value: string } | { readonly files: readonly File[] },
): void {
  fireEvent(control, createEvent.change(control, { target }));
}
