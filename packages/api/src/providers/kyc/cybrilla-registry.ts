import { setTimeout } from 'node:timers/promises';
import type { KycStatus } from '@prosperx/core/kyc';
import { type Clock, type Instant, MINUTE } from '@prosperx/core/time';
import * as z from 'zod/mini';
import { type Probe, type ProviderAnswer, type ProviderRequest, providerApi } from '#providers/http/provider-api.js';
import { ProviderUnknown } from '#providers/providers.js';
import type { KycRegistry, RegistryAnswer } from './port.js';

/** The account of a distributor at Cybrilla POA, which asks the KYC registration agencies. */
export interface CybrillaSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Addresses of its calls and of its logins; only those of its sandbox are published. */
  readonly url: string;
  readonly authUrl: string;
  readonly clock: Clock;
  readonly fetch?: typeof globalThis.fetch;
  /** Waits so many milliseconds between two questions. */
  readonly pause?: (milliseconds: number) => Promise<unknown>;
}

const TOKEN_PATH = '/v2/auth/cybrillarta/token';
const CHECKS = '/poa/pre_verifications';

/** A check is asked for so often, a second apart; whoever waits for it has gone by then. */
const QUESTIONS = 15;
const BETWEEN = 1_000;

/** A login is renewed so long before its end. */
const MARGIN = MINUTE;

const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() });
const checkSchema = z.object({
  id: z.string(),
  status: z.string(),
  readiness: z.nullish(
    z.object({ status: z.nullish(z.string()), code: z.nullish(z.string()), reason: z.nullish(z.string()) }),
  ),
});
type Check = z.infer<typeof checkSchema>;

/**
 * Its codes. `kyc_incomplete` may be a KYC that is merely registered, or a PAN that is inoperative: the code does not tell, and so nothing
 * is invested with it.
 */
const CODES: Readonly<Record<string, KycStatus>> = {
  kyc_unavailable: 'KYC_NOT_AVAILABLE',
  unavailable: 'KYC_NOT_AVAILABLE',
  kyc_incomplete: 'KYC_NON_COMPLIANT_STATUS',
  unknown: 'KYC_NON_COMPLIANT_STATUS',
};

function answerOf({ readiness }: Check): RegistryAnswer {
  if (readiness?.status === 'verified')
    return { status: 'KYC_VALIDATED_STATUS', rawStatus: readiness.status, error: null };
  const code = readiness?.code ?? '';
  const status = CODES[code];
  // upstream_error among them: the agencies did not answer
  if (readiness?.status !== 'failed' || !status) throw new ProviderUnknown(`cybrilla readiness: ${code}`);
  return { status, rawStatus: code, error: code === 'unknown' ? readiness.reason || null : null };
}

function read<T extends z.ZodMiniType>(schema: T, { status, body }: ProviderAnswer, what: string): z.infer<T> {
  const parsed = status < 300 ? schema.safeParse(body) : null;
  if (!parsed?.success) throw new ProviderUnknown(`cybrilla ${what}: status ${status}`);
  return parsed.data;
}

/** The status of a PAN by Cybrilla's pre-verification: a check is begun, and asked for until it is done. */
export function cybrillaRegistry(settings: CybrillaSettings): KycRegistry & { readonly probe: Probe } {
  const { clientId, clientSecret, clock, pause = (milliseconds) => setTimeout(milliseconds) } = settings;
  const common = { name: 'cybrilla', headers: {}, clock, ...(settings.fetch && { fetch: settings.fetch }) };
  const [api, logins] = [
    providerApi({ ...common, url: settings.url }),
    providerApi({ ...common, url: settings.authUrl }),
  ];
  let login: { readonly token: string; readonly until: Instant } | null = null;

  const token = async (): Promise<string> => {
    if (login && clock.now() < login.until) return login.token;
    const form = { client_id: clientId, client_secret: clientSecret, grant_type: 'client_credentials' };
    const answer = await logins.call({ method: 'POST', path: TOKEN_PATH, form });
    const { access_token, expires_in } = read(tokenSchema, answer, 'login');
    login = { token: access_token, until: clock.now() + expires_in * 1_000 - MARGIN };
    return access_token;
  };

  const ask = async (request: ProviderRequest): Promise<Check> => {
    const answer = await api.call({ ...request, headers: { Authorization: `Bearer ${await token()}` } });
    // an ended login: the next question asks for another
    if (answer.status === 401) login = null;
    return read(checkSchema, answer, 'check');
  };

  return {
    probe: async () => void (await token()),
    statusOf: async (pan) => {
      let check = await ask({ method: 'POST', path: CHECKS, body: { investor_identifier: pan } });
      for (let left = QUESTIONS; check.status !== 'completed'; left -= 1) {
        if (left === 0) throw new ProviderUnknown('cybrilla check: not done yet');
        await pause(BETWEEN);
        check = await ask({ method: 'GET', path: `${CHECKS}/${encodeURIComponent(check.id)}` });
      }
      return answerOf(check);
    },
  };
}
