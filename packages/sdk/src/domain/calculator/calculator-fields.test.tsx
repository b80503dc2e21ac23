import { type Paise, rupees } from '@prosperx/core/money';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { AmountChips } from './amount-chips.js';
import { AmountSlider } from './calculator-fields.js';

afterEach(cleanup);

function Monthly() {
  const [monthly, setMonthly] = useState<Paise>(rupees(5_000));
  return (
    <AmountSlider
      label="Monthly investment"
      amount={monthly}
      min={rupees(100)}
      max={rupees(1_00_000)}
      quick={(pick) => (
        <AmountChips
          label="Monthly investment"
          amount={monthly}
          amounts={[10_000, 5_000, 2_000].map(rupees)}
          narrow={[5_000, 2_000].map(rupees)}
          onPick={pick}
        />
      )}
      onInput={setMonthly}
    />
  );
}

const range = () => screen.getByRole<HTMLInputElement>('slider');
const move = (by: number) => fireEvent.input(range(), { target: { value: String(Number(range().value) + by) } });

describe('AmountSlider', () => {
  it('reaches another round amount with every arrow key', () => {
    render(<Monthly />);
    move(1);
    expect(range().getAttribute('aria-valuetext')).toBe('₹5,100');
    move(-1);
    move(-1);
    expect(range().getAttribute('aria-valuetext')).toBe('₹4,900');
  });

  it('has its ends at the limits', () => {
    render(<Monthly />);
    fireEvent.input(range(), { target: { value: '0' } });
    expect(range().getAttribute('aria-valuetext')).toBe('₹100');
    fireEvent.input(range(), { target: { value: '1000' } });
    expect(range().getAttribute('aria-valuetext')).toBe('₹1,00,000');
  });

  it('presses the quick amount in force and picks another', () => {
    render(<Monthly />);
    const chip = (name: string) => screen.getByRole('button', { name });
    expect(chip('₹5,000').getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(chip('₹2,000'));
    expect(chip('₹2,000').getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('2,000');
  });

  it('keeps the amounts that have no room in a narrow widget apart', () => {
    render(<Monthly />);
    const roomy = screen.getAllByRole('button').filter((button) => button.hasAttribute('data-roomy'));
    expect(roomy.map((button) => button.textContent)).toEqual(['₹10,000']);
  });
});
