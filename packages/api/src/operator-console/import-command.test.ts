import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { importRuns } from '#db/schema/index.js';
import { describeWithDb } from '#testing/engines.js';
import { lastActOfOperator } from '#testing/operators.js';
import { testClock, testCrypto } from '#testing/test-services.js';
import { beginImportByCommand, readImportCommand } from './import-command.js';

it('npm run import takes a kind and a source, the schemes whose jump of the NAV is accepted, whether it may have less, and nothing else', () => {
  expect(readImportCommand(['sips', 'a.txt'])).toEqual({
    kind: 'sips',
    source: 'a.txt',
    accepted: new Set(),
    mayShrink: false,
  });
  const accepted = new Set(['101762', '100868']);
  for (const kind of ['nav', 'history'] as const)
    expect(readImportCommand([kind, 'a.txt', '--accept', '101762,100868'])).toEqual({
      kind,
      source: 'a.txt',
      accepted,
      mayShrink: false,
    });
  expect(readImportCommand(['nav', 'a.txt', '--fewer', '--accept', '101762'])).toMatchObject({ mayShrink: true });
  expect(readImportCommand(['pincodes', 'a.csv', '--fewer'])).toMatchObject({ mayShrink: true });
  for (const args of [
    [],
    ['nav'],
    ['funds', 'a.txt'],
    ['nav', 'a.txt', 'b.txt'],
    ['nav', 'a.txt', '--accept'],
    ['nav', 'a.txt', '--accept', 'all'],
    ['nav', 'a.txt', '--accept', '101762', '100868'],
    ['sips', 'a.txt', '--accept', '101762'],
  ])
    expect(() => readImportCommand(args)).toThrow('npm run import');
});

describeWithDb('an import by a command', (given) => {
  it('stands in the audit log from its beginning, as one of the console does', async () => {
    const services = { db: given.db, clock: testClock(), crypto: testCrypto };
    const id = await beginImportByCommand(services, { kind: 'nav', source: '/srv/files/NAVAll.txt' });
    const [run] = await given.db.select().from(importRuns).where(eq(importRuns.id, id));
    expect(run).toMatchObject({ kind: 'nav', fileName: 'NAVAll.txt', actor: 'operator:a command' });
    expect(await lastActOfOperator(given.db)).toMatchObject({ action: 'import.begun', details: { kind: 'nav' } });
  });
});
