import type { Clock, Instant } from '@prosperx/core/time';
import { ProviderBusy, ProviderUnknown } from '#providers/providers.js';

/** The way to one provider's JSON calls. */
export interface ProviderApiSettings {
  /** The provider's name in errors and logs. */
  readonly name: string;
  /** Such as `https://api.razorpay.com/v1`; without a slash at its end. */
  readonly url: string;
  /** Headers of every call, the login among them. */
  readonly headers: Readonly<Record<string, string>>;
  readonly clock: Clock;
  /** Milliseconds until an answer counts as lost. */
  readonly timeout?: number;
  readonly fetch?: typeof globalThis.fetch;
}

export interface ProviderRequest {
  readonly method: 'GET' | 'POST' | 'PATCH';
  /** Begins with a slash. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The fields of a form, in place of `body`. */
  readonly form?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer that the provider gave on purpose: what was asked was carried out, or it was refused. */
export interface ProviderAnswer {
  readonly status: number;
  /** The JSON of the answer; null where there is none. */
  readonly body: unknown;
}

/** Whether the provider has read what was asked and does not do it. Other 4xx are about our key, an address, or a request that is under way. */
export const isRefusal = ({ status }: ProviderAnswer): boolean => status === 400 || status === 422;

const TIMEOUT = 20_000;

/** The calls without an answer in a row after which none is made for a while (milliseconds): who waits is told at once, and the provider is left in peace. */
const BREAKER = { failures: 5, rest: 30_000 } as const;

/** How long a provider is left in peace that was asked too often: as it says, as a rule, and at most (seconds). */
const BUSY = { usual: 5, longest: 60 } as const;

/** Reads `Retry-After`, which is seconds or a date. */
function secondsIn(retryAfter: string | null, now: Instant): number {
  const seconds = /^\d+$/.test(retryAfter ?? '') ? Number(retryAfter) : (Date.parse(retryAfter ?? '') - now) / 1_000;
  return Number.isNaN(seconds) ? BUSY.usual : Math.min(Math.max(seconds, 1), BUSY.longest);
}

/**
 * Calls one provider. Resolves to its answer, refusals (4xx) included; rejects with ProviderUnknown where none came in time, where it was
 * none, on 5xx, and while the breaker is open, and with ProviderBusy on 429, which is an answer: others are served meanwhile. It repeats nothing: the queue asks by our reference before it sends again.
 */
export function providerApi(settings: ProviderApiSettings) {
  const { name, clock, timeout = TIMEOUT } = settings;
  let failures = 0;
  let restsUntil: Instant = 0;

  const send = async ({ method, path, query, body, form, headers }: ProviderRequest): Promise<ProviderAnswer> => {
    const url = new URL(settings.url + path);
    for (const [key, value] of Object.entries(query ?? {})) url.searchParams.set(key, value);
    const answer = await (settings.fetch ?? fetch)(url, {
      method,
      headers: {
        Accept: 'application/json',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...settings.headers,
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(form && { body: new URLSearchParams(form) }),
      // a provider that leads elsewhere would be handed our key there
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    const text = await answer.text();
    if (answer.status === 429) {
      const now = clock.now();
      throw new ProviderBusy(
        `${name} ${method} ${path}: status 429`,
        now + secondsIn(answer.headers.get('retry-after'), now) * 1_000,
      );
    }
    if (answer.status >= 500) throw new Error(`status ${answer.status}`);
    return { status: answer.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
  };

  return {
    async call(request: ProviderRequest): Promise<ProviderAnswer> {
      const what = `${name} ${request.method} ${request.path}`;
      if (clock.now() < restsUntil) throw new ProviderUnknown(`${what}: it has not answered ${failures} times`);
      try {
        const answer = await send(request);
        failures = 0;
        return answer;
      } catch (cause) {
        failures = cause instanceof ProviderBusy ? 0 : failures + 1;
        if (cause instanceof ProviderBusy) throw cause;
        // one call is let through after each rest
        if (failures >= BREAKER.failures) restsUntil = clock.now() + BREAKER.rest;
        throw new ProviderUnknown(what, cause);
      }
    },
  };
}

/** Makes a call that changes nothing; rejects where the provider does not answer, or does not know us. */
export type Probe = () => Promise<void>;

export type ProviderApi = ReturnType<typeof providerApi>;
