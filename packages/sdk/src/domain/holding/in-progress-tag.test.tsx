import { rupees, units } from '@prosperx/core/money';
import type { Holding } from '@prosperx/core/portfolio';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AmountsHidden } from './hidden-amounts.js';
import { InProgressTag } from './in-progress-tag.js';

it('what of a folio is under way shows no figure while amounts are hidden', () => {
  const holding = { tagToDisplay: 'both', inProgressAmount: rupees(50_000), inProgressUnits: units(12.5) } as Holding;
  const said = (isHidden: boolean) =>
    render(
      <AmountsHidden.Provider value={isHidden}>
        <InProgressTag {...holding} />
      </AmountsHidden.Provider>,
    ).container.textContent;
  expect(said(false)).toMatch(/50,000.*12\.5/);
  expect(said(true)).not.toMatch(/\d/);
  expect(said(true)).not.toBe('');
});
