import { getCart } from '@prosperx/core/cart';
import { BACKGROUND_HEADER } from '@prosperx/core/http';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createApiClient } from './client.js';
import { isBackgroundRefetch } from './services.js';

describe('isBackgroundRefetch', () => {
  it('marks every reading of a query but the first, until what it read is forgotten', async () => {
    const marks: (string | null)[] = [];
    const api = createApiClient({
      apiBase: 'http://localhost',
      fetch: (async (input: RequestInfo | URL, init?: RequestInit) => {
        marks.push(new Request(input, init).headers.get(BACKGROUND_HEADER));
        return Response.json({ operationMessage: 'success', responseData: null });
      }) as typeof globalThis.fetch,
    });
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const queryKey = ['my', 'cart'];
    const read = () =>
      client.fetchQuery({
        queryKey,
        queryFn: async (reading) => {
          await api(getCart, { background: isBackgroundRefetch(reading) }).catch(() => undefined);
          return 'read';
        },
      });
    for (let left = 3; left > 0; left--) await read();
    client.removeQueries({ queryKey });
    await read();
    expect(marks).toEqual([null, '1', '1', null]);
  });
});
