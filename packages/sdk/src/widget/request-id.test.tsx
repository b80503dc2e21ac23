import { PxError } from '@prosperx/core/errors';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FailureNotice } from './failure-notice.lazy.js';
import { ProsperXProvider } from './react.js';

const answer = (body: unknown) => vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body));
const notice = (error: unknown, apiBase?: string) =>
  render(
    <ProsperXProvider {...(apiBase !== undefined && { apiBase })}>
      <FailureNotice error={error} onRetry={() => undefined} />
    </ProsperXProvider>,
  );

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the number of a failure', () => {
  it('is that of the request, when one failed', async () => {
    const sent = answer({});
    notice(new PxError('unavailable', { requestId: 'req_1' }), 'https://a.example');
    expect(await screen.findByText('Request req_1')).toBeTruthy();
    expect(sent).not.toHaveBeenCalled();
  });

  it('is given by the server for what broke without a request, and the message stays here', async () => {
    const sent = answer({ responseData: { requestId: 'req_2' } });
    notice(new TypeError('no x of ABCDE1234F'), 'https://a.example');
    await waitFor(() => expect(screen.getByText('Request req_2')).toBeTruthy());
    const [url, request] = sent.mock.calls[0] ?? [];
    expect(url).toBe('https://a.example/prosperx-api/api/v1/failure-reports');
    expect(JSON.parse(String(request?.body))).toMatchObject({ page: '/widget', errorClass: 'TypeError' });
    expect(request?.body).not.toContain('ABCDE1234F');
  });

  it.each([
    ['offline, nobody can be told', new PxError('offline'), 'https://a.example'],
    ['without a server no request is sent', new TypeError('x'), undefined],
  ])('is missing: %s', (_, error, apiBase) => {
    const sent = answer({});
    notice(error, apiBase);
    expect(screen.queryByText(/^Request/)).toBeNull();
    expect(sent).not.toHaveBeenCalled();
  });

  it('is missing where the server refuses, and the way on stays', async () => {
    const sent = answer({ responseData: 'Too many tries.', error: { code: 'too_many_requests' } });
    notice(new TypeError('x'), 'https://a.example');
    await waitFor(() => expect(sent).toHaveBeenCalled());
    expect(screen.getByText('Try again')).toBeTruthy();
    expect(screen.queryByText(/^Request/)).toBeNull();
  });
});
