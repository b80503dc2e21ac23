import { type ErrorCode, PxError } from '@prosperx/core/errors';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { Services } from '#services/services.js';
import { changeSipBy } from './sips.js';

/** Pauses a SIP, and returns the keys by which that was asked for; the answers are failures, but for the last. */
async function keysOf(...failures: readonly ErrorCode[]): Promise<readonly string[]> {
  localStorage.clear();
  const keys: string[] = [];
  const api = (_call: unknown, { idempotencyKey }: { readonly idempotencyKey: string }) => {
    const failure = failures[keys.push(idempotencyKey) - 1];
    return failure ? Promise.reject(new PxError(failure)) : Promise.resolve({ responseData: {} });
  };
  const services = { api, queryClient: new QueryClient() } as unknown as Services;
  const pause = () => changeSipBy(services, 'pause', { sipId: 'sip_1', instalments: 3 });
  for (const failure of failures) await expect(pause()).rejects.toMatchObject({ code: failure });
  await pause();
  return keys;
}

it('a pause whose answer was lost is asked for again by its key, also after a session has ended meanwhile', async () => {
  const [first, ...later] = await keysOf('unreachable', 'signed_out');
  expect(later).toEqual([first, first]);
});

it('a pause that was refused is another one when it is asked for again', async () => {
  const [first, second] = await keysOf('sip_too_late');
  expect(second).not.toBe(first);
});
