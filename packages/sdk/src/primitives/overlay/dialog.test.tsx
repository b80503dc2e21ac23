import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '#primitives/display/button.js';
import { Dialog } from './dialog.js';

afterEach(cleanup);

function Page({ lightDismiss }: { lightDismiss?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Stop</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Stop this STP?" lightDismiss={lightDismiss}>
        <input type="file" aria-label="Cheque" />
      </Dialog>
    </>
  );
}

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  return dialog();
};

describe('Dialog', () => {
  it('starts with the focus on its title', async () => {
    render(<Page />);
    expect((await open()).open).toBe(true);
    expect(document.activeElement?.textContent).toBe('Stop this STP?');
  });

  it('is named by its title', async () => {
    render(<Page />);
    expect((await open()).getAttribute('aria-labelledby')).toBe(screen.getByText('Stop this STP?').id);
  });

  it('gives the focus back to what opened it', async () => {
    render(<Page />);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog().open).toBe(false);
    expect(document.activeElement?.textContent).toBe('Stop');
  });

  it('closes on Esc, which the browser tells as "cancel"', async () => {
    render(<Page />);
    fireEvent(await open(), new Event('cancel', { cancelable: true }));
    expect(dialog().open).toBe(false);
  });

  it('stays when a file picker inside was cancelled', async () => {
    render(<Page />);
    await open();
    fireEvent(screen.getByLabelText('Cheque'), new Event('cancel', { bubbles: true, cancelable: true }));
    expect(dialog().open).toBe(true);
  });

  it('closes by a press outside only where that loses nothing', async () => {
    const { rerender } = render(<Page />);
    await open();
    const pressOutside = () => {
      fireEvent.mouseDown(dialog());
      fireEvent.click(dialog());
    };
    pressOutside();
    expect(dialog().open).toBe(true);
    rerender(<Page lightDismiss />);
    pressOutside();
    expect(dialog().open).toBe(false);
  });

  it('stays when a press that ends outside began inside', async () => {
    render(<Page lightDismiss />);
    await open();
    fireEvent.mouseDown(screen.getByText('Stop this STP?'));
    fireEvent.click(dialog());
    expect(dialog().open).toBe(true);
  });

  it('that interrupts is an alert: described by its words, answered by one of its buttons or Esc', () => {
    const onClose = vi.fn();
    render(
      <Dialog open alert onClose={onClose} title="Hold on!" actions={<Button>Continue</Button>}>
        <p>An order is pending.</p>
      </Dialog>,
    );
    const shown = screen.getByRole('alertdialog', { name: 'Hold on!', description: 'An order is pending.' });
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Continue']);
    fireEvent(shown, new Event('cancel', { cancelable: true }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('stays while one of its buttons is busy, whatever is pressed, and says so to screen readers', () => {
    const onClose = vi.fn();
    const onCancel = vi.fn();
    const shownBy = (busy: boolean) => (
      <Dialog
        open
        lightDismiss
        onClose={onClose}
        title="Stop this STP?"
        actions={
          <>
            <Button onClick={onCancel}>Cancel</Button>
            <Button busy={busy}>Stop it</Button>
          </>
        }
      />
    );
    const { rerender } = render(shownBy(true));
    const leave = () => {
      fireEvent(dialog(), new Event('cancel', { cancelable: true }));
      fireEvent.click(screen.getByRole('button', { name: 'Close' }));
      fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      fireEvent.mouseDown(dialog());
      fireEvent.click(dialog());
    };
    expect(screen.queryByRole('alert')).toBeNull();
    leave();
    const said = screen.getByRole('alert');
    expect(said.textContent).toBe('Please wait until this is done.');
    leave();
    // put in anew, so that it is read out again
    expect(screen.getByRole('alert')).not.toBe(said);
    expect(onClose).not.toHaveBeenCalled();
    expect(onCancel).not.toHaveBeenCalled();
    rerender(shownBy(false));
    expect(screen.queryByRole('alert')).toBeNull();
    leave();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onClose).toHaveBeenCalledTimes(3);
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it('stands again when the browser closes it unasked, and asks its owner', () => {
    const onClose = vi.fn();
    const shownBy = (busy: boolean) => (
      <Dialog open onClose={onClose} title="Stop this STP?" actions={<Button busy={busy}>Stop it</Button>} />
    );
    const { rerender } = render(shownBy(true));
    const closeUnasked = () => {
      dialog().close();
      if (!dialog().open) fireEvent(dialog(), new Event('close'));
    };
    closeUnasked();
    expect(dialog().open).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
    rerender(shownBy(false));
    closeUnasked();
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
