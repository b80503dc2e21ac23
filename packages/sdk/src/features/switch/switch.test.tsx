import { sandboxMessages } from '@prosperx/core/sandbox';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { enter } from '#testing/enter.js';
import { renderWithServer, serverForTests, signedInBrowser } from '#testing/render-with-server.js';
import { toReact } from '#widget/react.js';
import { switchContract } from './switch.contract.js';
import { Switch as View } from './switch.js';

const Switch = toReact(switchContract, View);
const server = serverForTests();
const ASHA = '9876500001';

it('a switch into a scheme with a lock-in says so where it is chosen, and again beside its code', async () => {
  const locked = (years: number) =>
    server.kit.services.db.execute(
      `update schemes set lock_in_years = ${years} where name like 'HDFC Corporate Bond%'`,
    );
  await locked(3);
  const view = <Switch isin="INF179K01CR2" folioNo="17730925" />;
  const { user } = renderWithServer(server, view, { browser: await signedInBrowser(server, ASHA) });
  const target = await screen.findByRole('combobox', { name: /^Switch to/ });
  await user.selectOptions(target, await screen.findByRole('option', { name: /HDFC Corporate Bond/i }));
  const lockIn = 'The new units are locked in for 3 years: you cannot sell or switch them before.';
  expect(screen.getByText(lockIn)).toBeTruthy();
  expect(screen.getByText(/^The minimum switch into it is ₹[\d,]+\.$/)).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Switch all' }));
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await screen.findByLabelText(/One-time password/);
  // the form stays behind the code
  expect(screen.getAllByText(lockIn)).toHaveLength(2);
  await locked(0);
});

it('a switch shows both NAV dates before its code, and is placed with it', async () => {
  const view = <Switch isin="INF179K01CR2" folioNo="17730925" />;
  const { user } = renderWithServer(server, view, { browser: await signedInBrowser(server, ASHA) });
  await user.click(await screen.findByRole('checkbox', { name: 'Switch all' }));
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(screen.getByText('Please select the fund you want to switch to.')).toBeTruthy();
  const target = await screen.findByRole('combobox', { name: /^Switch to/ });
  await user.selectOptions(target, await screen.findByRole('option', { name: /HDFC Corporate Bond/i }));
  const expectation = await screen.findByRole('region', { name: 'What to expect' });
  expect(expectation.textContent).toMatch(/Applicable NAV16 Nov 2026/);
  expect(expectation.textContent).toMatch(/NAV of the new scheme18 Nov 2026/);
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  const code = await screen.findByLabelText(/One-time password/);
  const messages = await server.kit.client().call(sandboxMessages, { query: { to: ASHA } });
  enter(code, messages[0]?.otp ?? '');
  await user.click(screen.getByRole('button', { name: 'Switch' }));
  expect(await screen.findByText('Your switch request has been placed.')).toBeTruthy();
});

it('says of units of a retirement fund that its fund house may free them earlier', async () => {
  const held = (subCategory: string, years: number) =>
    server.kit.services.db.execute(
      `update schemes set sub_category = '${subCategory}', lock_in_years = ${years} where isin = 'INF179K01CR2'`,
    );
  await held('Retirement', 50);
  const view = <Switch isin="INF179K01CR2" folioNo="17730925" />;
  renderWithServer(server, view, { browser: await signedInBrowser(server, ASHA) });
  expect(
    await screen.findByText(/units are locked in; .* The fund house frees them earlier for a holder/),
  ).toBeTruthy();
  await held('Mid Cap', 0);
});
