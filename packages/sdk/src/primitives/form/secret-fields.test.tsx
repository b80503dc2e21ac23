import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { OtpField } from './secret-fields.js';

afterEach(cleanup);

function Code({ error }: { error?: string }) {
  const [value, setValue] = useState('');
  return <OtpField label="OTP" value={value} onInput={setValue} error={error} />;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'OTP' });
const painted = (container: Element) => [...container.querySelectorAll('.px-otp > span')].map((box) => box.textContent);

describe('OtpField', () => {
  // Trust U6: one field that the phone fills in
  it('is one real field that a phone can fill in', () => {
    render(<Code />);
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    expect(field().getAttribute('autocomplete')).toBe('one-time-code');
    expect(field().getAttribute('inputmode')).toBe('numeric');
  });

  it('paints what is typed into six boxes', async () => {
    const { container } = render(<Code />);
    await userEvent.type(field(), '48a1');
    expect(field().value).toBe('481');
    expect(painted(container)).toEqual(['4', '8', '1', '', '', '']);
  });

  /** As people copy a code: from a message, with signs around and between its digits, over several lines. */
  const PASTES = [
    ...['123456', ' 123456', '123456 ', '123456\n', '\t123456\t', '123 456', '12 34 56', '1 2 3 4 5 6', '123-456'],
    ...['12-34-56', '123\u2013456', '123.456', '123,456', '123\u00a0456', '123\u200b456', '123/456', '123_456'],
    ...['(123456)', '[123456]', '"123456"', '\u201c123456\u201d', '123456.', 'OTP: 123456', 'OTP: 123456.'],
    ...['Your code is 123456', '<#> 123456 is your OTP', '123456 is your OTP', '123\n456', '\ufeff123456', '1234567'],
  ];

  // Trust U6: 30 of 30 ways in which a code is pasted
  it.each(PASTES)('takes the digits of a pasted %j', async (pasted) => {
    render(<Code />);
    await userEvent.click(field());
    await userEvent.paste(pasted);
    expect(field().value).toBe('123456');
  });

  // Trust U6, control: a field of six characters that filters nothing takes a few of them
  it('would take few of them by six characters alone', () => {
    expect(PASTES).toHaveLength(30);
    expect(PASTES.filter((pasted) => pasted.slice(0, 6) === '123456').length).toBeLessThan(10);
  });

  it('takes no seventh digit', async () => {
    render(<Code />);
    await userEvent.type(field(), '1234567');
    expect(field().value).toBe('123456');
  });

  // Trust U5: an error is tied to its field
  it('is marked wrong and tied to its error', () => {
    render(<Code error="Please enter correct OTP." />);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    const describedBy = field().getAttribute('aria-describedby');
    expect(screen.getByText('Please enter correct OTP.').id).toBe(describedBy);
  });
});
