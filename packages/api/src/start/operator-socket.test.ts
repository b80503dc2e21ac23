import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDb } from '#testing/engines.js';
import { testClock, testCrypto } from '#testing/test-services.js';
import { askServer, listenForOperator } from './operator-socket.js';

describeWithDb(
  'the operator of an embedded database',
  (given) => {
    let folder = '';
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'px-operator-'));
    });
    afterAll(() => rm(folder, { recursive: true }));

    it('registers a partner while the server runs, reads why it may not, and is told when no server is there', async () => {
      expect(await askServer(folder, 'partner', [])).toBeNull();
      await writeFile(join(folder, 'operator.sock'), '');
      const services = {
        db: given.db,
        crypto: testCrypto,
        clock: testClock(),
        sandbox: true,
        publicUrl: 'http://localhost',
      };
      const listening = await listenForOperator(folder, services);
      try {
        expect((await stat(join(folder, 'operator.sock'))).mode & 0o077).toBe(0);
        const lines = await askServer(folder, 'partner', ['red', '--name', 'Red Bank', '--new-server-key']);
        expect(lines).toContain('red  Red Bank  (has a server)');
        expect(lines?.at(-1)).toMatch(/px_test_/);
        await expect(askServer(folder, 'partner', ['Red Bank'])).rejects.toThrow('cannot be the id');
        await expect(askServer(folder, 'constructor' as never, [])).rejects.toThrow('knows no command');
      } finally {
        await listening.close();
      }
      expect(await askServer(folder, 'partner', [])).toBeNull();
    });
  },
  'seeded',
);
