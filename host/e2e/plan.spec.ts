import { expect, test } from './site.js';

test('the amount of a plan goes with its reader: from the calculator through the search to the panel of a fund', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/v1/sip-calculator?monthlyAmount=7000');
  await page.getByRole('button', { name: 'Start this SIP' }).click();
  await page.waitForURL('**/v1/search-panel?monthlyAmount=7000');
  await page.getByRole('combobox').fill('parag parikh');
  await page.getByRole('option', { name: /^Parag Parikh Flexi Cap/ }).click();
  await page.waitForURL(/mutual-fund-detail.*monthlyAmount=7000/);
  await page.getByRole('button', { name: 'Start SIP', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Invest' });
  await expect(panel.getByRole('textbox', { name: /^Monthly amount/ })).toHaveValue('7,000');
  await panel.getByRole('button', { name: 'Add to cart' }).click();
  await expect(panel).toBeHidden();
});
