import type { Clock } from '@prosperx/core/time';
import type * as z from 'zod/mini';
import { ProviderUnknown } from '#providers/providers.js';
import { type Probe, type ProviderRequest, providerApi } from './provider-api.js';

/** The account for verifications at Cashfree (Secure ID), whose keys are others than those of its payments. */
export interface CashfreeSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly clock: Clock;
  readonly url?: string;
  readonly fetch?: typeof globalThis.fetch;
}

const URL_OF_API = 'https://api.cashfree.com/verification';

/** The way to Cashfree's verifications: an answer is read by its schema, and what was refused or cannot be read is nothing that is known. */
export function cashfreeSecureId({ clientId, clientSecret, clock, url = URL_OF_API, fetch }: CashfreeSettings) {
  const headers = { 'x-client-id': clientId, 'x-client-secret': clientSecret };
  const api = providerApi({ name: 'cashfree', url, headers, clock, ...(fetch && { fetch }) });
  return {
    async ask<T extends z.ZodMiniType>(schema: T, request: ProviderRequest): Promise<z.infer<T>> {
      const { status, body } = await api.call(request);
      const parsed = status < 300 ? schema.safeParse(body) : null;
      if (!parsed?.success) throw new ProviderUnknown(`cashfree ${request.path}: status ${status}`);
      return parsed.data;
    },
    /** An empty question is refused after it has known us, and does nothing. */
    probeOf:
      (path: string): Probe =>
      async () => {
        const { status } = await api.call({ method: 'POST', path, body: {} });
        if (status === 401 || status === 403) throw new ProviderUnknown(`cashfree does not know us: status ${status}`);
      },
  };
}
