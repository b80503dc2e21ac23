import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { SiteServer } from '@prosperx/e2e/site-server';
import { expect, test } from '@prosperx/e2e';

const KEY = 'sandbox-server-key-of-bluebank';
const headers = { 'Content-Type': 'application/json', 'X-PX-Partner': 'bluebank', 'X-PX-Partner-Key': KEY };

/** A call as the bank's server makes it. */
async function call(site: SiteServer, path: string, body: object, token?: string) {
  const answer = await fetch(`${site.origin}/prosperx-api${path}`, {
    method: 'POST',
    headers: { ...headers, ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as { responseData: { token: string }[] };
}

async function startBank(prosperX: string): Promise<{ child: ChildProcess; origin: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'server.mjs')], {
    env: { ...process.env, PROSPERX: prosperX, PORT: '0', NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((resolve) =>
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, ready] = /(http:\/\/127\.0\.0\.1:\d+)/.exec(line) ?? [];
      if (ready) resolve(ready);
    }),
  );
  return { child, origin };
}

test("a bank's customer sees their portfolio on its page without another password, once they are connected", async ({
  page,
  site,
}) => {
  const { child, origin } = await startBank(site.origin);
  try {
    await page.goto(origin);
    await expect(page.locator('px-portfolio').getByRole('button', { name: /log ?in/i })).toBeVisible();
    const login = await call(site, '/login/verify-password', { username: '9876500001', password: 'Prosper@123' });
    const [asha] = login.responseData;
    await call(site, '/api/v1/partner/connect-customer', { customerRef: 'customer-4711-a8f3' }, asha?.token);
    await page.reload();
    await expect(
      page
        .locator('px-portfolio')
        .getByText(/current value/i)
        .first(),
    ).toBeVisible();
  } finally {
    child.kill();
  }
});
