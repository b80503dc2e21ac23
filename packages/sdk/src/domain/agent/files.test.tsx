import { advisorOfCode } from '@prosperx/api/testing';
import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { enter, leave } from '#bridge/testing/app-shells.js';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { testBrowser } from '#testing/test-browser.js';
import { Book } from './book.lazy.js';
import { CustomerReport } from './customer-report.lazy.js';

const server = serverForTests();
afterEach(leave);

const byCustomer = <Book by="customer" page={1} house="" category="" onChanged={() => undefined} />;

/** Shows an advisor's view, where files of the server are answered by `files`, else by the server itself. */
async function show(view: ReactElement, files?: typeof fetch) {
  const browser = testBrowser(server.kit, await advisorOfCode(server.kit, 'AG1001'));
  vi.stubGlobal('fetch', files ?? browser.fetch);
  return renderWithServer(server, view, { browser });
}
const report = async () => (await screen.findAllByRole('button', { name: /^Portfolio report of / }))[0]!;

it('a browser saves the report of a portfolio under its name, and opens no tab', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = await show(byCustomer);
  await user.click(await report());
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect((saved.mock.contexts[0] as HTMLAnchorElement).download).toMatch(/^portfolio-report-.+\.pdf$/);
  expect(opened).not.toHaveBeenCalled();
});

it('a report that cannot be made is said, and none is saved', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user, services } = await show(byCustomer, () => Promise.resolve(new Response('{}', { status: 503 })));
  await user.click(await report());
  await waitFor(() => expect(services.flash.getState().flash?.tone).toBe('error'));
  expect(saved).not.toHaveBeenCalled();
});

it.each([
  ['the book', byCustomer, 'XLSX', 'book.xlsx'],
  ['the report of customers', <CustomerReport />, /CSV/, 'customer-investments.csv'],
])('an app is handed %s as a file', async (_, view, name, fileName) => {
  const app = enter('iOS', ['close', 'download']);
  const { user } = await show(view);
  const link = await screen.findByRole('link', { name });
  await user.click(link);
  await waitFor(() => expect(app.types()).toContain('download'));
  const { payload } = app.heard.find(({ type }) => type === 'download') ?? {};
  expect(payload).toMatchObject({ fileName, fileUrl: (link as HTMLAnchorElement).href });
});

it('an app is handed the report of a portfolio', async () => {
  const app = enter('iOS', ['close', 'download']);
  const { user } = await show(byCustomer);
  await user.click(await report());
  await waitFor(() => expect(app.types()).toContain('download'));
});
