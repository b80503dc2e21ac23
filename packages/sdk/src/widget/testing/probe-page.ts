import { PxError } from '@prosperx/core/errors';
import { configure } from '#api/provider-registry.js';
import { defineContract } from '#widget/contract.js';
import { registerElement } from '#widget/element.js';
import { lazyView } from '#widget/lazy-view.js';
import { Badge, badgeContract, Shelf, shelfContract } from '#widget/test-pair/pair.js';
import { probeContract } from './probe-contract.js';
import { log, objects, Probe } from './probe.js';

const lateContract = defineContract({ ...probeContract, tag: 'px-late' });
let refusals = 1;

/** A view that arrives after the element, at the second try. */
async function loadLate() {
  if (refusals-- > 0) throw new PxError('offline');
  return Probe;
}

/** For the pages of element.spec.ts, which decides when elements are defined. */
function define(): void {
  registerElement(probeContract, Probe);
  registerElement(shelfContract, Shelf);
  registerElement(badgeContract, Badge);
  registerElement<typeof lateContract>(lateContract, lazyView(loadLate));
}

Object.assign(window, { px: { define, configure, log, objects } });
