import { formatMoney } from '@prosperx/core/format';
import { getPortfolio } from '@prosperx/core/portfolio';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithServer, serverForTests, signedInBrowser } from '#testing/render-with-server.js';
import { toReact } from '#widget/react.js';
import { folioDetailsContract } from './folio-details.contract.js';
import { FolioDetails as View } from './folio-details.js';

const FolioDetails = toReact(folioDetailsContract, View);
const server = serverForTests();
const ASHA = '9876500001';

const held = async () => (await (await server.kit.signedIn(ASHA)).call(getPortfolio)).portfolioSchemes;

describe('the details of a folio', () => {
  it('are its value and all its transactions; the drop-down leads to the other folios', async () => {
    const [first, second] = await held();
    const onChanged = vi.fn();
    const props = { folioNo: first!.folioNo, schemeId: first!.metaData.schemeId, onChanged };
    const { user } = renderWithServer(server, <FolioDetails {...props} />, {
      browser: await signedInBrowser(server, ASHA),
    });
    const table = await screen.findByRole('table', { name: 'Transactions' });
    expect(within(table).getAllByRole('row')).toHaveLength(Math.min(50, first!.transactionCount!) + 1);
    expect(screen.getByText('Current value').nextElementSibling?.textContent).toBe(formatMoney(first!.currentValue, 2));
    const actions = within(screen.getByRole('group', { name: /^What you can do with/ }));
    expect(actions.queryByRole('button', { name: 'Details' })).toBeNull();
    const next = { folioNo: second!.folioNo, schemeId: second!.metaData.schemeId };
    await user.selectOptions(screen.getByLabelText('Folio'), `${next.schemeId} ${next.folioNo}`);
    expect(onChanged.mock.calls[0]?.[0]).toMatchObject(next);
    await waitFor(() =>
      expect(screen.getByText('Current value').nextElementSibling?.textContent).toBe(
        formatMoney(second!.currentValue, 2),
      ),
    );
  });

  it('tell no change of a day where no NAV of the days before is known', async () => {
    const [first] = await held();
    const { schemeId } = first!.metaData;
    await server.kit.services.db.execute(`update schemes set previous_nav = null where id = '${schemeId}'`);
    renderWithServer(server, <FolioDetails folioNo={first!.folioNo} schemeId={schemeId} />, {
      browser: await signedInBrowser(server, ASHA),
    });
    expect((await screen.findByText(/^On \d+ Nov 2026$/)).nextElementSibling?.textContent).toBe('Not available');
  });

  it('are not those of a folio that the account does not hold', async () => {
    const browser = await signedInBrowser(server, ASHA);
    const { user, navigations } = renderWithServer(server, <FolioDetails folioNo="1" schemeId="none" />, { browser });
    await screen.findByRole('heading', { name: 'This folio is not in your portfolio.' });
    await user.click(screen.getByRole('button', { name: 'Portfolio' }));
    expect(navigations).toEqual([{ to: '/profile/portfolio', params: {} }]);
  });
});
