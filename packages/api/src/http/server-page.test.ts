import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import * as http from '@prosperx/core/http';
import * as session from '@prosperx/core/session';
import { expect, it } from 'vitest';
import { connectionLimits, listen } from '#start/listen.js';
import { describeWithDb } from '#testing/engines.js';
import { testKit } from '#testing/test-kit.js';

const { API_PREFIX } = http;
const PAGE = readFileSync(new URL('../../../sdk/docs/server.md', import.meta.url), 'utf8');
/** The blocks that a reader pastes, one after another. */
const blocks = [...PAGE.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block);

/** A shell that stops at the first line that fails, with the answer of a call that does. */
const STRICT = `set -euo pipefail
curl() { command curl --fail-with-body "$@"; }
`;

/** What changes by what a person logs in is done on their pages, and passkeys on our own alone. */
const isOfServers = (path: string) => !/passkey|\/login-settings|\/devices\//.test(path);

describeWithDb(
  "the page for a partner's server",
  (given) => {
    it('has lines that run as they are, one after another', async () => {
      const { app } = testKit(given.db);
      const { port, close } = await listen({ ...app, host: '127.0.0.1', port: 0, limits: connectionLimits(0) });
      // the files of the package are another test's
      const calls = blocks.filter((block) => !block.includes('/sdk/')).join('\n');
      const script = STRICT + calls.replace('http://localhost:8080', `http://localhost:${port}`);
      const ran = await promisify(execFile)('bash', ['-c', script]).finally(() => void close(0));
      const answers = ran.stdout.match(/"operationMessage":"[a-z]+"/g);
      expect(answers?.length, ran.stdout).toBeGreaterThan(5);
      expect(ran.stdout).toMatch(/"registered":true.*"registered":true/s);
      expect(ran.stdout).toMatch(/\/v1\/home\?source=mintpro&encryptedId=[\w-]+\.[\w-]+\.[\w-]+/);
    });

    it('says before a line that changes a password that it does', () => {
      const before = PAGE.slice(0, PAGE.indexOf('login/update-password'));
      expect(before.slice(-900)).toContain('**The next block changes a password');
    });

    it('names every call of the login and every header that we read', () => {
      const paths = Object.values(session).flatMap((call) =>
        typeof call === 'object' && 'path' in call && isOfServers(call.path) ? [call.path] : [],
      );
      expect(paths.length).toBeGreaterThan(8);
      for (const path of paths) expect(PAGE).toContain(`${API_PREFIX}${path}"`);
      const names = Object.entries(http).flatMap(([name, value]) => (name.endsWith('_HEADER') ? [value] : []));
      for (const name of names) expect(PAGE).toContain(`| \`${String(name)}`);
    });
  },
  'seeded',
);
