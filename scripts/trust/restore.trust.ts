// A backup of 100,000 orders (5,000 embedded) and 1,000 uploaded files, restored and compared to the bit; `npm run trust -- restore [INVESTORS] [INVESTORS_EMBEDDED]`, ten orders each.
import { openFor, runRestore } from '@prosperx/api/trust';
import { enginesFor } from './lib/engines-for.js';

const [onPostgres = 10_000, embedded = 500] = process.argv.slice(2).map(Number);

// Trust M18: 100,000 orders in a backup on PostgreSQL, 5,000 embedded, with 1,000 uploaded files: restored to the same bits, and reconciled as before
for (const engine of enginesFor('restore')) {
  const open = async (kind: 'seeded' | 'empty') => {
    const opened = await openFor(engine, kind);
    if (!opened) throw new Error(`there is no ${engine}`);
    return opened;
  };
  const verdict = await runRestore({ open, investors: engine === 'postgres' ? onPostgres : embedded });
  const { orders, tables, differing, files, differingFiles, discrepancies, differingByOnePaisa } = verdict;
  const [kept, restored] = [verdict.backupSeconds, verdict.restoreSeconds].map((seconds) => seconds.toFixed(1));
  console.log(
    `restore (${engine}): ${orders.toLocaleString('en-IN')} orders kept in ${kept} s and restored in ${restored} s, ${differing.length} of ${tables} tables that are kept differ${differing.length > 0 ? ` (${differing.join(', ')})` : ''}, ${differingFiles} of ${files} files, ${discrepancies} discrepancies`,
  );
  // Trust M18, control: one paisa of one order is a table that differs
  console.log(
    `restore (${engine}, one paisa changed): ${differingByOnePaisa} of ${tables} tables that are kept differ`,
  );
  if (differing.length + differingFiles > 0 || discrepancies > 0 || differingByOnePaisa === 0) process.exitCode = 1;
}
