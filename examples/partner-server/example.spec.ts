import { type ChildProcess, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from '@prosperx/e2e';

async function startBank(prosperX: string, secret = ''): Promise<{ child: ChildProcess; origin: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'server.mjs')], {
    env: { ...process.env, PROSPERX: prosperX, PORT: '0', WEBHOOK_SECRET: secret, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const origin = await new Promise<string>((resolve) =>
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, ready] = /(http:\/\/127\.0\.0\.1:\d+)/.exec(line) ?? [];
      if (ready) resolve(ready);
    }),
  );
  return { child, origin };
}

test("a bank's customer agrees on its page, and from then on sees their portfolio there without another password", async ({
  page,
  site,
}) => {
  const { child, origin } = await startBank(site.origin);
  try {
    await page.goto(origin);
    const [login, portfolio] = [page.locator('px-login'), page.locator('px-portfolio')];
    await expect(portfolio.getByRole('button', { name: /log ?in/i })).toBeVisible();
    await login.getByLabel('Mobile number').fill('9876500001');
    await login.getByRole('button', { name: 'Submit' }).click();
    await login.getByLabel('Password', { exact: true }).fill('Prosper@123');
    await login.getByRole('button', { name: 'Submit' }).click();
    await expect(login.getByRole('heading', { name: 'Connect with Blue Bank?' })).toBeVisible();
    await login.getByRole('button', { name: 'Connect' }).click();
    await expect(login.getByRole('heading', { name: /successfully logged in/ })).toBeVisible();
    await page.reload();
    await expect(portfolio.getByText(/current value/i).first()).toBeVisible();
    await expect(login).toHaveCount(0);
  } finally {
    child.kill();
  }
});

const SECRET = 'secret-of-the-bank';
const seconds = (ago = 0) => Math.floor(Date.now() / 1_000) - ago;
const event = (body: string, { secret = SECRET, time = seconds() } = {}) => ({
  method: 'POST',
  body,
  headers: {
    'X-PX-Signature': `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`,
  },
});

/** Sends the head of a request and three bytes of its body, then hangs up. */
const breakOff = (origin: string) =>
  new Promise<void>((resolve) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () =>
      socket.end('POST /events HTTP/1.1\r\nHost: bank\r\nContent-Length: 1000\r\n\r\nabc'),
    );
    socket.on('close', () => resolve()).resume();
  });

test("a bank's server takes what is signed and new, and no stranger ends it", async () => {
  const { child, origin } = await startBank('http://127.0.0.1:1', SECRET);
  const statusOf = async (request: ReturnType<typeof event>) => (await fetch(`${origin}/events`, request)).status;
  const order = '{"id":"evt_1","type":"order.changed","data":{"state":"placed"}}';
  try {
    expect(await statusOf(event(order))).toBe(204);
    expect(await statusOf(event(order, { secret: '' }))).toBe(401);
    expect(await statusOf(event(order, { time: seconds(3_600) }))).toBe(401);
    expect(await statusOf(event('x'.repeat(20_000)))).toBe(413);
    expect(await statusOf(event('no JSON'))).toBe(400);
    await breakOff(origin);
    expect(await statusOf(event(order))).toBe(204);
  } finally {
    child.kill();
  }
});

test("a bank's server without its secret takes no event", async () => {
  const { child, origin } = await startBank('http://127.0.0.1:1');
  try {
    expect((await fetch(`${origin}/events`, event('{}', { secret: '' }))).status).toBe(503);
  } finally {
    child.kill();
  }
});
