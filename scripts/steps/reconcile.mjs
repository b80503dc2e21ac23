import { runScript } from '../lib/tsx.mjs';

/** `npm run reconcile`: what orders, payments, refunds, ledger and, in the sandbox, exchange and bank say of each other, in the database named by DATABASE_URL or DATA_DIR. */
export function run() {
  return runScript('packages/api/scripts/reconcile.ts');
}
