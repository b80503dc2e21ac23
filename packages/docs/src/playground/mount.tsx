import { adoptStyles, siteSheets } from '@prosperx/sdk/site/ui';
import { createRoot } from 'react-dom/client';
import type { Contract } from '../../../sdk/src/widget/contract.js';
import { Playground } from './playground.js';

/** Puts the playground where the page says which widget it is about. */
export function mountPlayground(place: HTMLElement): void {
  const contract = JSON.parse(place.querySelector('script')?.textContent ?? '') as Contract;
  for (const sheet of siteSheets) adoptStyles(document, sheet);
  place.replaceChildren();
  createRoot(place).render(<Playground contract={contract} />);
}
