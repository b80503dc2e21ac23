import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Navigation } from '#widget/context.js';
import { ProsperXProvider } from '#widget/provider.js';
import { PendingOrderDialog, type PendingOrderDialogProps } from './pending-order-dialog.js';
import { ReportDialog } from './report-dialog.js';

afterEach(cleanup);

describe('Hold on!', () => {
  function show(props: Partial<PendingOrderDialogProps> = {}) {
    const verbs = { onCancelOrder: vi.fn(), onClose: vi.fn() };
    const went: Pick<Navigation, 'to' | 'params'>[] = [];
    const onNavigate = ({ to, params, preventDefault }: Navigation) => {
      preventDefault();
      went.push({ to, params });
    };
    render(
      <ProsperXProvider onNavigate={onNavigate}>
        <PendingOrderDialog open paymentUrl="ucc=1&cartId=2" {...verbs} {...props} />
      </ProsperXProvider>,
    );
    return { ...verbs, went, user: userEvent.setup() };
  }

  it('is an alert that says what to do', () => {
    show();
    const dialog = screen.getByRole('alertdialog', { name: 'Hold on!' });
    expect(dialog.textContent).toContain('cancel it before you start another');
  });

  it('goes on to the order summary with its payment link', async () => {
    const { user, went, onClose, onCancelOrder } = show();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(went).toEqual([{ to: '/order-summary', params: { paymentUrl: 'ucc=1&cartId=2' } }]);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onCancelOrder).not.toHaveBeenCalled();
  });

  it('lets its owner discard the orders, once a press, and says why that failed', async () => {
    const { user, onCancelOrder } = show();
    await user.click(screen.getByRole('button', { name: 'Cancel Order' }));
    expect(onCancelOrder).toHaveBeenCalledTimes(1);
    cleanup();
    const busy = show({ isCancelling: true, failure: 'Something went wrong. Please try again later.' });
    await busy.user.click(screen.getByRole('button', { name: 'Cancel Order' }));
    expect(busy.onCancelOrder).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toBe('Something went wrong. Please try again later.');
  });
});

it('Oh Snap! says that an expert will call', async () => {
  const onClose = vi.fn();
  render(<ReportDialog open onClose={onClose} />);
  expect(screen.getByRole('alertdialog', { name: 'Oh Snap!' }).textContent).toContain('expert will call you shortly');
  await userEvent.click(screen.getByRole('button', { name: 'Okay' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
