// A thread that asks over many connections, as fast as answers come and as if for many others; it posts how often each status came.
import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const { url, door, connections, addresses, texts } =
  /** @type {{ url: string, door: string, connections: number, addresses: number, texts: number }} */ (workerData);
const agent = new Agent({ keepAlive: true, maxSockets: connections });
/** @type {Record<string, number>} */
const counts = {};
let isOver = false;

/** @returns {Promise<string>} */
const once = () =>
  new Promise((resolve) => {
    const from = Math.floor(Math.random() * addresses);
    const token = texts === 0 ? { Authorization: `Bearer ${Math.random()}` } : {};
    const headers = { 'X-Forwarded-For': `198.18.${from >> 8}.${from & 255}`, cookie: door, ...token };
    const text = Math.floor(Math.random() * texts);
    const request = get(`${url}${text === 0 ? '' : `+${text}`}`, { agent, headers }, (response) => {
      const status = String(response.statusCode);
      const isUntimed = !['200', '401'].includes(status) && !response.headers['retry-after'];
      response.resume().once('end', () => resolve(isUntimed ? `${status} without Retry-After` : status));
    });
    request.once('error', () => resolve('error'));
  });

async function ask() {
  while (!isOver) {
    const status = await once();
    counts[status] = (counts[status] ?? 0) + 1;
  }
}

parentPort?.once('message', () => (isOver = true));
await Promise.all(Array.from({ length: connections }, ask));
agent.destroy();
parentPort?.postMessage(counts);
