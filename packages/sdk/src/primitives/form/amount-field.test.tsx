import type { FieldAmount } from '@prosperx/core/format';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AmountField } from './amount-field.js';

afterEach(cleanup);

function Amount({ seen }: { seen?: (value: FieldAmount) => void }) {
  const [value, setValue] = useState<FieldAmount>(null);
  const take = (next: FieldAmount) => {
    setValue(next);
    seen?.(next);
  };
  return <AmountField label="Amount" hint="From ₹500" value={value} onInput={take} />;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });

describe('AmountField', () => {
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

  it('keeps the caret next to its digit', () => {
    render(<Amount />);
    fireEvent.input(field(), { target: { value: '1234' } });
    // a 9 typed after the 2 of "1,234"
    field().value = '1,2934';
    field().setSelectionRange(4, 4);
    fireEvent.input(field());
    expect(field().value).toBe('12,934');
    expect(field().selectionStart).toBe(4);
  });

  it('reads a pasted amount with sign, groups and paise as whole rupees', async () => {
    const seen = vi.fn();
    render(<Amount seen={seen} />);
    await userEvent.click(field());
    await userEvent.paste('₹1,50,000.00');
    expect(seen).toHaveBeenLastCalledWith(1_50_000_00);
    await userEvent.tab();
    expect(field().value).toBe('1,50,000');
  });

  it.each(['1500.50', '2,500.75', '-5000', '1e5', '5x'])(
    'makes no other amount of %s, typed or pasted, and keeps it to be seen',
    async (written) => {
      const seen = vi.fn();
      render(<Amount seen={seen} />);
      await userEvent.type(field(), written);
      expect(seen).toHaveBeenLastCalledWith('not_whole');
      await userEvent.clear(field());
      await userEvent.paste(written);
      expect(seen).toHaveBeenLastCalledWith('not_whole');
      await userEvent.tab();
      expect(field().value).toBe(written);
    },
  );

  it('is an amount again once what was no amount is corrected', async () => {
    const seen = vi.fn();
    render(<Amount seen={seen} />);
    await userEvent.type(field(), '1500.5');
    await userEvent.tab();
    await userEvent.type(field(), '{Backspace}');
    expect(seen).toHaveBeenLastCalledWith(1_500_00);
    await userEvent.tab();
    expect(field().value).toBe('1,500');
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

  it('takes spaces away although the state stays as it was', async () => {
    render(<Amount />);
    await userEvent.type(field(), '5 ');
    expect(field().value).toBe('5');
  });

  it('is empty again, not zero', async () => {
    const seen = vi.fn();
    render(<Amount seen={seen} />);
    await userEvent.type(field(), '5{Backspace}');
    expect(seen).toHaveBeenLastCalledWith(null);
  });
});
