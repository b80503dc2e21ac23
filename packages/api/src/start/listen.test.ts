import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { type ConnectionLimits, connectionLimits, type Listening, listen } from './listen.js';

let listening: Listening;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await listening.close(100);
});

async function start(limits: Partial<ConnectionLimits>): Promise<void> {
  const hono = new Hono();
  hono.post('/', async (c) => c.text(await c.req.text()));
  const all = { ...connectionLimits(0), head: 100, body: 200, checkedEvery: 20, ...limits };
  listening = await listen({ hono, host: '127.0.0.1', port: 0, limits: all });
}

/** A connection that has sent something; resolves to what it was answered before its end. */
async function send(text: string): Promise<{ readonly socket: Socket; readonly answer: Promise<string> }> {
  const socket = connect(listening.port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => {});
  let received = '';
  socket.on('data', (chunk) => (received += chunk.toString()));
  const answer = once(socket, 'close').then(() => received);
  await once(socket, 'connect');
  socket.write(text);
  return { socket, answer };
}

const HEAD = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n';

describe('listen', () => {
  // Trust R1: slow heads and bodies end, two hosts in one request are refused
  it('a body that comes too slowly ends with its connection, and so does a head', async () => {
    await start({});
    const [body, head] = [await send(`${HEAD}\r\nab`), await send('POST / HTTP/1.1\r\nHost: x')];
    expect(await body.answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(await head.answer).toMatch(/^HTTP\/1\.1 408 /);
    const { answer } = await send(`${HEAD}Connection: close\r\n\r\nabcde`);
    expect(await answer).toMatch(/^HTTP\/1\.1 200 OK[^]*abcde$/);
  });

  it.each([
    ['two hosts', 'Host: x\r\nHost: y\r\n'],
    ['the same host twice', 'Host: x\r\nhost: x\r\n'],
    ['an empty host', 'Host:\r\n'],
    ['no host', ''],
  ])('a request with %s is refused', async (_, hosts) => {
    await start({});
    const { answer } = await send(`POST / HTTP/1.1\r\n${hosts}Content-Length: 5\r\nConnection: close\r\n\r\nabcde`);
    expect(await answer).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('a body has twenty seconds, which are looked at each second', () => {
    expect(connectionLimits(0)).toMatchObject({ body: 20_000, checkedEvery: 1_000 });
  });

  it('one address opens no more connections than its share, and one that closes makes room', async () => {
    await start({ ofOneAddress: 2, body: 5_000, head: 5_000 });
    const [first] = [await send(HEAD), await send(HEAD)];
    expect(await (await send(HEAD)).answer).toBe('');
    first.socket.destroy();
    await first.answer;
    const { answer } = await send(`${HEAD}Connection: close\r\n\r\nabcde`);
    expect(await answer).toMatch(/^HTTP\/1\.1 200 OK/);
  });

  it('all addresses together open no more than the server holds; behind a proxy they share one', async () => {
    expect(connectionLimits(1).ofOneAddress).toBeNull();
    await start({ connections: 2, ofOneAddress: null, body: 5_000, head: 5_000 });
    await send(HEAD);
    await send(HEAD);
    expect(await (await send(HEAD)).answer).toBe('');
  });
});
