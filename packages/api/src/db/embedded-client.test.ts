import type { PGlite } from '@electric-sql/pglite';
import { describe, expect, it } from 'vitest';
import { isDatabaseAway } from './database-away.js';
import { hasRoom, reopenedClient } from './embedded-client.js';

const failure = (severity: string, code: string) => Object.assign(new Error('no room'), { severity, code });

/** An instance that answers by its number until it is told to fail; one that is asked after a PANIC never answers, as PGlite. */
function instance(number: number) {
  const state = { fault: null as Error | null, hasPanicked: false };
  const client = {
    execProtocolStream: () => {
      if (state.hasPanicked) return new Promise(() => {});
      state.hasPanicked = state.fault !== null && 'severity' in state.fault && state.fault.severity === 'PANIC';
      return state.fault ? Promise.reject(state.fault) : Promise.resolve([number]);
    },
    query: () => client.execProtocolStream(),
    transaction: async (work: (tx: unknown) => Promise<unknown>) => {
      try {
        return await work(client);
      } catch (error) {
        await client.execProtocolStream();
        throw error;
      }
    },
    close: () => Promise.resolve(),
  };
  return { state, client: client as unknown as PGlite };
}

function opened() {
  const made: ReturnType<typeof instance>[] = [];
  const heard: string[] = [];
  const room = { is: true, looks: 0 };
  const given = {
    open: () => {
      const next = instance(made.length + 1);
      made.push(next);
      return Promise.resolve(next.client);
    },
    hasRoom: () => {
      room.looks += 1;
      return Promise.resolve(room.is);
    },
    hear: ({ code }: { readonly code: string }) => void heard.push(code),
    every: 1,
  };
  return { made, heard, room, given };
}

const outcome = (asked: Promise<unknown>) => asked.catch((error: unknown) => isDatabaseAway(error));

describe('an embedded database', () => {
  it('that has no room refuses what needs some, and goes on with the same instance', async () => {
    const { made, given, heard } = opened();
    const client = await reopenedClient(given);
    made[0]!.state.fault = failure('ERROR', '53100');
    expect(await outcome(client.query('insert'))).toBe(true);
    made[0]!.state.fault = null;
    expect(await client.query('insert')).toEqual([1]);
    expect([made.length, heard]).toEqual([1, []]);
  });

  it('that gave up is asked no more, also not to roll back, and is opened anew once there is room', async () => {
    const { made, given, heard, room } = opened();
    const client = await reopenedClient(given);
    room.is = false;
    made[0]!.state.fault = failure('PANIC', '53100');
    // PGlite rolls back what failed, and would never come back from that
    expect(await outcome(client.transaction((tx) => tx.query('insert')))).toBe(true);
    expect(await outcome(client.query('select'))).toBe(true);
    await expect.poll(() => room.looks).toBeGreaterThan(1);
    expect(await outcome(client.query('select'))).toBe(true);
    expect([made.length, heard]).toEqual([1, ['53100']]);
    room.is = true;
    await expect.poll(() => made.length).toBe(2);
    expect(await client.query('select')).toEqual([2]);
  });

  it('is tried again when it cannot be opened', async () => {
    const { made, given } = opened();
    let tries = 0;
    const open = () => ((tries += 1) === 2 ? Promise.reject(new Error('still full')) : given.open());
    const client = await reopenedClient({ ...given, open });
    made[0]!.state.fault = new WebAssembly.RuntimeError('unreachable');
    await outcome(client.query('insert'));
    await expect.poll(() => made.length).toBe(2);
    expect([tries, await client.query('select')]).toEqual([3, [2]]);
  });

  it('finds room where a folder takes writes', async () => {
    expect(await hasRoom('/tmp')).toBe(true);
    await expect(hasRoom('/proc')).rejects.toThrow();
  });
});
