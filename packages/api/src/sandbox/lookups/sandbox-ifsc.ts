import type { IfscSource } from '#modules/ifsc/port.js';
import { SANDBOX_BANKS, SANDBOX_BRANCHES } from './bank-facts.js';

/** A few branches by name; any other IFSC of a bank that is known belongs to a branch without a name, but for branch 000000. */
export function sandboxIfsc(): IfscSource {
  return {
    find: (ifsc) => {
      const bank = SANDBOX_BANKS[ifsc.slice(0, 4)];
      const [branch, city] = SANDBOX_BRANCHES[ifsc] ?? ['', ''];
      const exists = bank !== undefined && !ifsc.endsWith('000000');
      return Promise.resolve(exists ? { ifsc, bank, branch, city } : null);
    },
  };
}
