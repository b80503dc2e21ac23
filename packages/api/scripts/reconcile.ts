import { byCommand } from '#audit/audit.js';
import { reconcileAndKeep } from '#reconciliation/keep-run.js';
import { reportLines } from '#reconciliation/reconcile.text.js';
import { runCommand, withStoredData } from './command.js';

/** Holds orders, payments, ledger and, in the sandbox, the books of exchange and bank against each other, and checks the audit log: `npm run reconcile`. Code 1 when something does not add up. */
await runCommand(() =>
  withStoredData(async ({ settings, ...data }) => {
    const report = await reconcileAndKeep(byCommand(data), settings.config.sandbox);
    for (const line of reportLines(report)) console.log(line);
    if (report.discrepancies.length > 0) process.exitCode = 1;
  }),
);
