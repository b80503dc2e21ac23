import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Slider, type SliderProps } from './slider.js';

afterEach(cleanup);

function Years(props: Partial<SliderProps>) {
  const [value, setValue] = useState(10);
  return (
    <Slider
      label="Time period"
      value={value}
      min={5}
      max={5000}
      format={(years) => `${years} years`}
      rangeError={() => 'From 5 to 5,000 years'}
      onInput={setValue}
      {...props}
    />
  );
}

const range = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Time period' });
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Time period, type a value' });
const retype = async (text: string) => {
  await userEvent.clear(box());
  await userEvent.type(box(), text);
};

describe('Slider', () => {
  it('says its value in words', () => {
    render(<Years />);
    expect(range().getAttribute('aria-valuetext')).toBe('10 years');
  });

  // Trust U7: a number typed beside the slider
  it('applies a typed number at every key and groups it', async () => {
    const onInput = vi.fn();
    render(<Years value={10} onInput={onInput} />);
    cleanup();
    render(<Years />);
    await retype('1200');
    expect(box().value).toBe('1,200');
    expect(range().value).toBe(String(1200 - 5));
  });

  it.each(['15.50', '-15', '1e5', '15x', 'abc'])(
    'takes no pasted %s, keeps what it had, and says so',
    async (written) => {
      const onInput = vi.fn();
      render(<Years onInput={onInput} />);
      await userEvent.click(box());
      await userEvent.paste(written);
      expect(box().value).toBe('10');
      expect(screen.getByRole('alert').textContent).toBe('Only digits are allowed');
      expect(onInput).not.toHaveBeenCalled();
      await userEvent.tab();
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('leaves a key out that is no digit, and the caret where it was', async () => {
    render(<Years />);
    await retype('12x');
    expect(box().value).toBe('12');
    expect(box().selectionStart).toBe(2);
    expect(screen.getByRole('alert').textContent).toBe('Only digits are allowed');
    await userEvent.keyboard('5');
    expect(box().value).toBe('125');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([0, 1])('takes a zero for too little, with %i decimal places', async (decimals) => {
    render(<Years decimals={decimals} />);
    await retype('0');
    await userEvent.tab();
    expect(screen.getByRole('alert').textContent).toBe('From 5 to 5,000 years');
  });

  it('takes as many decimal places as it may, at each key', async () => {
    const { unmount } = render(<Years decimals={2} />);
    await retype('8.755');
    expect(box().value).toBe('8.75');
    unmount();
    render(<Years decimals={1} />);
    await retype('12.5');
    expect(box().value).toBe('12.5');
    expect(range().getAttribute('aria-valuetext')).toBe('12.5 years');
    await userEvent.keyboard('5');
    expect(box().value).toBe('12.5');
    expect(screen.getByRole('alert').textContent).toBe('Only digits are allowed');
    await userEvent.clear(box());
    await userEvent.paste('1e1');
    expect(box().value).toBe('');
  });

  it('does not apply a number that is too large, and says so at once', async () => {
    const onInput = vi.fn();
    render(<Years value={10} onInput={onInput} />);
    fireEvent.input(box(), { target: { value: '9000' } });
    expect(screen.getByRole('alert').textContent).toBe('From 5 to 5,000 years');
    expect(box().getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
    expect(box().getAttribute('aria-invalid')).toBe('true');
    expect(onInput).not.toHaveBeenCalled();
  });

  it('takes a number that is too small for unfinished until the field is left', async () => {
    render(<Years />);
    await retype('3');
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.tab();
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(box().value).toBe('3');
    expect(range().value).toBe('5');
  });

  it('takes Enter for the end of typing', async () => {
    render(<Years />);
    await retype('3{Enter}');
    expect(screen.getByRole('alert')).toBeTruthy();
  });

  it('goes back to the value in force when left empty', async () => {
    render(<Years />);
    await userEvent.clear(box());
    await userEvent.tab();
    expect(box().value).toBe('10');
  });

  it('shows the value in force once the thumb is moved, whatever was typed', async () => {
    render(<Years />);
    await retype('3{Enter}');
    fireEvent.input(range(), { target: { value: '20' } });
    expect(box().value).toBe('25');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('forgets a wrong number when the quick value already in force is picked', async () => {
    const quick = (pick: (value: number) => void) => <button onClick={() => pick(10)}>Ten</button>;
    render(<Years quick={quick} />);
    await retype('3{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Ten' }));
    expect(box().value).toBe('10');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('springs back when the thumb was moved to where no value is', () => {
    const track = { positions: 100, positionOf: (value: number) => value, move: (value: number) => value };
    render(<Years track={track} />);
    fireEvent.input(range(), { target: { value: '12' } });
    expect(range().value).toBe('10');
  });
});
