import { PxError } from '@prosperx/core/errors';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { errorMessageOr } from './error-message.js';

afterEach(() => void vi.restoreAllMocks());

describe('errorMessageOr', () => {
  it('leaves the server its words, and has its own where there were none', () => {
    const said = new PxError('too_many_requests', { message: 'Too many tries.' });
    expect(errorMessageOr(said, 'Failed.')).toBe('Too many tries.');
    for (const code of ['offline', 'unreachable', 'timed_out', 'unavailable', 'unknown'] as const)
      expect(errorMessageOr(new PxError(code), 'Failed.')).toBe('Failed.');
    expect(errorMessageOr(new Error('whatever'), 'Failed.')).toBe('Failed.');
  });

  it('says that one is offline when the browser knows it', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(errorMessageOr(new PxError('offline'), 'Failed.')).toMatch(/^You seem to be offline/);
  });
});
