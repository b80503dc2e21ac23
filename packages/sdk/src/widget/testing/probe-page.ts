import { PxError } from '@prosperx/core/errors';
import { lazy } from '#primitives/display/lazy.js';
import { configure } from '#services/provider-registry.js';
import { defineContract } from '#widget/contract.js';
import { registerElement } from '#widget/element.js';
import { Badge, badgeContract, Shelf, shelfContract } from '#widget/test-pair/pair.js';
import { probeContract } from './probe-contract.js';
import { log, objects, Probe } from './probe.js';

const lateContract = defineContract({ ...probeContract, tag: 'px-late' });
// one that lazy() makes up for by itself, and one that the reader sees
let refusals = 2;

/** A view that arrives after the element, when somebody tries again. */
async function loadLate() {
  if (refusals-- > 0) throw new PxError('offline');
  return Probe;
}

/** For the pages of element.spec.ts, which decides when elements are defined. */
function define(): void {
  registerElement(probeContract, Probe);
  registerElement(shelfContract, Shelf);
  registerElement(badgeContract, Badge);
  registerElement<typeof lateContract>(lateContract, lazy(loadLate));
}

Object.assign(window, { px: { define, configure, log, objects } });
