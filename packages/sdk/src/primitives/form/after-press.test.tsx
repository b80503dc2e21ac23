import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { Button } from '#primitives/display/button.js';
import { TextField } from './text-field.js';
import { useForm } from './use-form.js';

afterEach(cleanup);

function Page() {
  const form = useForm({
    initial: { pan: '' },
    check: ({ pan }) => ({ pan: pan.length === 10 ? null : 'pan_invalid' }),
    textOf: () => 'Please enter valid PAN number',
    onSubmit: () => undefined,
  });
  return (
    <form {...form.form}>
      <TextField label="PAN" {...form.field('pan')} />
      <Button>Go to Homepage</Button>
    </form>
  );
}

const field = () => screen.getByRole('textbox', { name: 'PAN' });
const button = () => screen.getByRole('button', { name: 'Go to Homepage' });
const error = () => screen.queryByText('Please enter valid PAN number');

describe('a press that leaves a field', () => {
  it('meets the button where it was: what is wrong with the field shows once the press is through', async () => {
    render(<Page />);
    await userEvent.type(field(), 'ABC');
    fireEvent.pointerDown(button());
    fireEvent.mouseDown(button());
    // React hears of a blur by focusout, and so does a form under Preact
    fireEvent.focusOut(field());
    fireEvent.blur(field());
    expect(error()).toBeNull();
    fireEvent.pointerUp(button());
    fireEvent.mouseUp(button());
    await screen.findByText('Please enter valid PAN number');
  });

  it('brings no error to a field that was only passed through', async () => {
    render(<Page />);
    await userEvent.click(field());
    await userEvent.click(button());
    await userEvent.tab();
    expect(error()).toBeNull();
  });

  it('by the keyboard shows at once what is wrong with a field that was changed, emptied ones too', async () => {
    render(<Page />);
    await userEvent.type(field(), 'A{Backspace}');
    await userEvent.tab();
    expect(error()).toBeTruthy();
  });
});
