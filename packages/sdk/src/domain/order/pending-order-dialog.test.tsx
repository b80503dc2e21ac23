import { rupees } from '@prosperx/core/money';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Navigation } from '#services/widget-context.js';
import { ProsperXProvider } from '#widget/react.js';
import { PendingOrderDialog, type PendingOrderDialogProps } from './pending-order-dialog.js';

afterEach(cleanup);

describe('the dialog "Hold on!"', () => {
  const flexi = { schemeName: 'Parag Parikh Flexi Cap Fund', amount: rupees(5_000), note: '', beingPaid: false };
  const liquid = {
    schemeName: 'Quant Liquid Fund',
    amount: rupees(1_000),
    note: 'SIP, placed 16 Nov 2026, PX1',
    beingPaid: false,
  };
  function show(props: Partial<PendingOrderDialogProps> = {}) {
    const verbs = { onCancelOrder: vi.fn(), onClose: vi.fn() };
    const went: Pick<Navigation, 'to' | 'params'>[] = [];
    const onNavigate = ({ to, params, preventDefault }: Navigation) => {
      preventDefault();
      went.push({ to, params });
    };
    render(
      <ProsperXProvider onNavigate={onNavigate}>
        <PendingOrderDialog open orders={[flexi]} paymentUrl="ucc=1&cartId=2" {...verbs} {...props} />
      </ProsperXProvider>,
    );
    return { ...verbs, went, user: userEvent.setup() };
  }

  it('is an alert that says what to do', () => {
    show();
    const dialog = screen.getByRole('alertdialog', { name: 'Hold on!' });
    expect(dialog.textContent).toContain('cancel it before you start another');
  });

  it('names what waits and its amount, and says that all of it is cancelled', () => {
    show();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Parag Parikh Flexi Cap Fund ₹5,000',
    ]);
    expect(screen.getByRole('alertdialog').textContent).not.toMatch(/orders|All/);
    cleanup();
    show({ orders: [flexi, liquid] });
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('alertdialog').textContent).toMatch(/2 unpaid orders.*cancelled together/);
    expect(screen.getAllByRole('listitem')[1]?.textContent).toMatch(/SIP, placed 16 Nov 2026, PX1$/);
    expect(screen.getByRole('button', { name: 'Cancel Order (all 2)' })).toBeTruthy();
  });

  it('cancels nothing whose payment is under way, and leads to it', async () => {
    const paid = { ...flexi, beingPaid: true };
    const { user, went } = show({ orders: [paid] });
    const dialog = screen.getByRole('alertdialog', { name: 'Hold on!' });
    expect(dialog.textContent).toContain('Payment for this order is in progress.');
    expect(screen.queryByRole('button', { name: /Cancel/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'View payment' }));
    expect(went).toEqual([{ to: '/order-summary', params: { paymentUrl: 'ucc=1&cartId=2' } }]);
    cleanup();
    show({ orders: [liquid, paid] });
    expect(screen.getByRole('button', { name: 'Cancel Order' })).toBeTruthy();
    expect(screen.getAllByRole('listitem')[1]?.textContent).toMatch(/Payment in progress$/);
  });

  it('lets its owner order anyway, where all in the way is being paid', async () => {
    const onOrderAnyway = vi.fn();
    const paid = { ...flexi, beingPaid: true };
    const { user, onClose } = show({ orders: [paid], onOrderAnyway });
    expect(screen.getByRole('alertdialog').textContent).toContain('you buy this fund again');
    await user.click(screen.getByRole('button', { name: 'Order anyway' }));
    expect([onOrderAnyway.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
    cleanup();
    show({ orders: [liquid, paid], onOrderAnyway });
    expect(screen.queryByRole('button', { name: 'Order anyway' })).toBeNull();
  });

  it('can be closed', async () => {
    const { user, onClose, onCancelOrder } = show();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onCancelOrder).not.toHaveBeenCalled();
  });

  it('goes on to the order summary with its payment link', async () => {
    const { user, went, onClose, onCancelOrder } = show();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(went).toEqual([{ to: '/order-summary', params: { paymentUrl: 'ucc=1&cartId=2' } }]);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onCancelOrder).not.toHaveBeenCalled();
  });

  it('goes on to the list of all orders when one summary does not show them', async () => {
    const { user, went } = show({ orders: [flexi, liquid], paymentUrl: null });
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(went).toEqual([{ to: '/profile/portfolio', params: {} }]);
  });

  it('leads nowhere and cancels nothing before it is known what waits', async () => {
    const { user, went, onCancelOrder } = show({ isReading: true });
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.click(screen.getByRole('button', { name: 'Cancel Order' }));
    expect([went, onCancelOrder.mock.calls]).toEqual([[], []]);
  });

  it('lets its owner discard the orders, once a press, and says why that failed', async () => {
    const { user, onCancelOrder } = show();
    await user.click(screen.getByRole('button', { name: 'Cancel Order' }));
    expect(onCancelOrder).toHaveBeenCalledTimes(1);
    cleanup();
    const busy = show({ isCancelling: true, failure: 'Something went wrong. Please try again later.' });
    await busy.user.click(screen.getByRole('button', { name: 'Cancel Order' }));
    expect(busy.onCancelOrder).not.toHaveBeenCalled();
    const said = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(said).toContain('Something went wrong. Please try again later.');
  });
});
