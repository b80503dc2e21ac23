import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithServer, serverForTests, signedInBrowser } from '#testing/render-with-server.js';
import { toReact } from '#widget/react.js';
import { transactionsContract } from './transactions.contract.js';
import { Transactions as View } from './transactions.js';

const Transactions = toReact(transactionsContract, View);
const server = serverForTests();
const ASHA = '9876500001';
const VIKRAM = '9876500002';

const rows = async () => {
  const table = await screen.findByRole('table', { name: 'Transactions, newest first' });
  return within(table).getAllByRole('row').slice(1);
};

describe('the transactions of an investor', () => {
  it('are listed by pages, newest first; what waits leads to its payment', async () => {
    const onChanged = vi.fn();
    const browser = await signedInBrowser(server, ASHA);
    const { user } = renderWithServer(server, <Transactions onChanged={onChanged} />, { browser });
    expect(await rows()).toHaveLength(25);
    expect((await rows())[0]?.textContent).toContain('Pending Payment');
    expect(await screen.findAllByRole('link', { name: /^Pay now: .* 2026$/ })).toHaveLength(2);
    expect(screen.getByText(/^1 to 25 of \d+$/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(screen.getByText(/^26 to 50 of \d+$/)).toBeTruthy());
    expect(onChanged).toHaveBeenCalledWith(expect.objectContaining({ pageNumber: 2 }));
    expect(document.activeElement).toBe(screen.getByText(/^26 to 50 of/));
  });

  it('are chosen by filters, which are told to the page and can be cleared', async () => {
    const onChanged = vi.fn();
    const browser = await signedInBrowser(server, ASHA);
    const { user } = renderWithServer(server, <Transactions onChanged={onChanged} />, { browser });
    await rows();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.selectOptions(screen.getByLabelText('Type'), 'purchase');
    await user.selectOptions(screen.getByLabelText('Status'), 'done');
    await user.click(screen.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(screen.queryByText('Pending Payment')).toBeNull());
    expect(onChanged).toHaveBeenCalledWith(expect.objectContaining({ kind: 'purchase', state: 'done', pageNumber: 1 }));
    expect((await rows()).every((row) => row.textContent?.includes('Purchase'))).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(screen.getAllByText('Pending Payment').length).toBeGreaterThan(0));
  });

  it('begin with the filters that the page gives', async () => {
    const browser = await signedInBrowser(server, ASHA);
    renderWithServer(server, <Transactions kind="refund" />, { browser });
    expect(await screen.findByText('No transactions match these filters')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeTruthy();
  });

  it('are saved in the chosen format, those of the filter on every page', async () => {
    const saved = vi.spyOn(window, 'open').mockImplementation(() => null);
    const browser = await signedInBrowser(server, ASHA);
    const { user } = renderWithServer(server, <Transactions kind="sip" />, { browser });
    await rows();
    const total = Number(/of (\d+)$/.exec(screen.getByText(/^1 to 25 of/).textContent ?? '')?.[1]);
    await user.click(screen.getByRole('button', { name: 'Download' }));
    await user.click(await screen.findByRole('button', { name: 'CSV' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    const file = await server.kit.app.hono.request(String(saved.mock.calls[0]?.[0]));
    // what the file is about stands below
    const [table = ''] = (await file.text()).split('\r\n\r\n');
    expect(table.split('\r\n')).toHaveLength(total + 1);
    saved.mockRestore();
  });

  it('say so where there are none, and ask a visitor to log in', async () => {
    const page = renderWithServer(server, <Transactions />, { browser: await signedInBrowser(server, VIKRAM) });
    expect(await screen.findByText('No transactions yet')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Filters' })).toBeNull();
    page.unmount();
    renderWithServer(server, <Transactions />);
    expect(await screen.findByText('Log in to see your transactions.')).toBeTruthy();
  });
});
