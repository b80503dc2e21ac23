import type { Paise } from '@prosperx/core/money';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { AmountField } from './amount-field.js';

afterEach(cleanup);

function Amount({ seen }: { seen?: (value: Paise | null) => void }) {
  const [value, setValue] = useState<Paise | null>(null);
  const take = (next: Paise | null) => {
    setValue(next);
    seen?.(next);
  };
  return <AmountField label="Amount" hint="From ₹500" value={value} onInput={take} />;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });

it('groups as typed and hands out paise', async () => {
  const seen = vi.fn();
  render(<Amount seen={seen} />);
  await userEvent.type(field(), '150000');
  expect(field().value).toBe('1,50,000');
  expect(seen).toHaveBeenLastCalledWith(1_50_000_00);
});

it('says the amount in words from one lakh on, in place of the hint', async () => {
  render(<Amount />);
  await userEvent.type(field(), '99999');
  expect(screen.getByText('From ₹500')).toBeTruthy();
  await userEvent.clear(field());
  await userEvent.type(field(), '150000');
  const words = screen.getByText('One lakh fifty thousand rupees');
  expect(field().getAttribute('aria-describedby')).toBe(words.id);
});

it('keeps the caret beside its digit', () => {
  render(<Amount />);
  fireEvent.input(field(), { target: { value: '1234' } });
  // a 9 typed after the 2 of "1,234"
  field().value = '1,2934';
  field().setSelectionRange(4, 4);
  fireEvent.input(field());
  expect(field().value).toBe('12,934');
  expect(field().selectionStart).toBe(4);
});

it('reads a pasted amount with sign, groups and paise as whole rupees', () => {
  const seen = vi.fn();
  render(<Amount seen={seen} />);
  fireEvent.input(field(), { target: { value: '₹1,50,000.00' } });
  expect(field().value).toBe('1,50,000');
  expect(seen).toHaveBeenLastCalledWith(1_50_000_00);
});

it('lets the Delete key pass a comma', () => {
  render(<Amount />);
  fireEvent.input(field(), { target: { value: '1234' } });
  field().value = '1234';
  field().setSelectionRange(1, 1);
  fireEvent.input(field(), { inputType: 'deleteContentForward' });
  expect(field().value).toBe('1,234');
  expect(field().selectionStart).toBe(2);
});

it('takes letters away although the state stays as it was', async () => {
  render(<Amount />);
  await userEvent.type(field(), '5x');
  expect(field().value).toBe('5');
});

it('is empty again, not zero', async () => {
  const seen = vi.fn();
  render(<Amount seen={seen} />);
  await userEvent.type(field(), '5{Backspace}');
  expect(seen).toHaveBeenLastCalledWith(null);
});
