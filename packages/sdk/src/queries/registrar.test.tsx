import { REGISTRAR_ROWS_AT_ONCE } from '@prosperx/core/registrar';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSendRegistrarRows } from './registrar.js';

const KNOWN = { isKnownFile: true, added: 0, known: 0 };

/** What is told of a file of three parts, by the answers to them. */
async function toldOf(...answers: readonly (typeof KNOWN & { readonly wasTaken?: boolean })[]) {
  const client = new QueryClient();
  const left = [...answers];
  const { result } = renderHook(() => useSendRegistrarRows('records', () => Promise.resolve(left.shift()!)), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  const rows = Array.from({ length: 2 * REGISTRAR_ROWS_AT_ONCE + 1 }, (_, at) => at);
  const told = await act(() => result.current.mutateAsync({ file: { rows }, fileHash: 'f', onShare: () => {} }));
  return { told, unsent: left.length };
}

it('a file that is known is not sent further', async () => {
  expect(await toldOf(KNOWN, KNOWN, KNOWN)).toEqual({ told: KNOWN, unsent: 2 });
});

it('a file that is known, of which a row has found its customer, is not said to have changed nothing', async () => {
  const found = { isKnownFile: false, added: 1, known: REGISTRAR_ROWS_AT_ONCE - 1 };
  const told = { isKnownFile: false, added: 1, known: 2 * REGISTRAR_ROWS_AT_ONCE };
  expect(await toldOf(found, KNOWN, KNOWN)).toEqual({ told, unsent: 1 });
});

it('a file that is known is said to be so too where all of its parts were sent for a row that might have changed', async () => {
  const same = (known: number) => ({ isKnownFile: false, wasTaken: true, added: 0, known });
  const { told } = await toldOf(same(REGISTRAR_ROWS_AT_ONCE), same(REGISTRAR_ROWS_AT_ONCE), same(1));
  expect(told).toMatchObject({ isKnownFile: true, added: 0 });
  const { told: other } = await toldOf(
    { ...same(REGISTRAR_ROWS_AT_ONCE), added: 1 },
    same(REGISTRAR_ROWS_AT_ONCE),
    same(1),
  );
  expect(other).toMatchObject({ isKnownFile: false, added: 1 });
});
