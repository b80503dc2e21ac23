import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { Button } from '#primitives/display/button.js';
import { TextField } from './text-field.js';
import { schemaCheck, useForm } from './use-form.js';

afterEach(cleanup);

const TEXTS: Readonly<Record<string, string>> = {
  name_required: 'Please enter your name',
  mobile_invalid: 'Please enter a valid mobile number',
  mobile_taken: 'User mapped to other agent',
};
const schema = z.object({
  name: z.string().check(z.minLength(1, 'name_required')),
  mobile: z.string().check(z.regex(/^[6-9]\d{9}$/, 'mobile_invalid')),
});
const check = schemaCheck(schema);

interface PageProps {
  onSubmit?: (values: { name: string; mobile: string }) => void;
  initial?: { name: string; mobile: string };
}

function Page({ onSubmit = () => undefined, initial = { name: '', mobile: '' } }: PageProps) {
  const form = useForm({ initial, check, textOf: (code) => TEXTS[code] ?? code, onSubmit });
  return (
    <form {...form.form}>
      <TextField label="Name" {...form.field('name')} />
      <TextField label="Mobile" {...form.field('mobile')} />
      <Button type="submit">Go on</Button>
      <Button onClick={() => form.refuse({ mobile: 'mobile_taken' })}>Server</Button>
    </form>
  );
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('useForm', () => {
  it('shows nothing wrong before anything was done', () => {
    render(<Page />);
    expect(screen.queryByText('Please enter your name')).toBeNull();
  });

  it('shows what is wrong with a field once it was left', async () => {
    render(<Page />);
    await userEvent.type(field('Mobile'), '123');
    expect(screen.queryByText('Please enter a valid mobile number')).toBeNull();
    await userEvent.tab();
    expect(screen.getByText('Please enter a valid mobile number')).toBeTruthy();
    expect(screen.queryByText('Please enter your name')).toBeNull();
  });

  it('sends nothing wrong: shows all errors and goes to the first', async () => {
    const onSubmit = vi.fn();
    render(<Page onSubmit={onSubmit} />);
    await press('Go on');
    expect(screen.getByText('Please enter your name')).toBeTruthy();
    expect(screen.getByText('Please enter a valid mobile number')).toBeTruthy();
    expect(document.activeElement).toBe(field('Name'));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('sends values that passed, also by Enter', async () => {
    const onSubmit = vi.fn();
    render(<Page onSubmit={onSubmit} />);
    await userEvent.type(field('Name'), 'Asha Rao');
    await userEvent.type(field('Mobile'), '9876500001{Enter}');
    expect(onSubmit).toHaveBeenCalledWith({ name: 'Asha Rao', mobile: '9876500001' });
  });

  it('marks what the server refused until it is changed', async () => {
    render(<Page initial={{ name: 'Asha', mobile: '9876500005' }} />);
    await press('Server');
    expect(screen.getByText('User mapped to other agent')).toBeTruthy();
    expect(document.activeElement).toBe(field('Mobile'));
    await userEvent.type(field('Mobile'), '{Backspace}1');
    expect(screen.queryByText('User mapped to other agent')).toBeNull();
  });

  it('lays what was typed over values that arrive later', async () => {
    const { rerender } = render(<Page />);
    await userEvent.type(field('Name'), 'Asha');
    rerender(<Page initial={{ name: 'From the server', mobile: '9876500001' }} />);
    expect(field('Name').value).toBe('Asha');
    expect(field('Mobile').value).toBe('9876500001');
  });
});
