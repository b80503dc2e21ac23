import { type ErrorCode, PxError } from '@prosperx/core/errors';
import { agreeConnection, readConnectionRequest } from '@prosperx/core/partner';
import type { Services } from '#services/services.js';
import { connectedKey } from './partner.js';

/** How a partner's request to connect its customer stands for who is logged in. */
export interface Connection {
  /** The name of the partner who asks; null where there is nothing to agree to. */
  readonly askedBy: string | null;
  readonly isConnected: boolean;
  /** Why the request leads to nothing. */
  readonly refusal?: Error;
}

const codeOf = (error: unknown): ErrorCode | null => (error instanceof PxError ? error.code : null);

/** Who may not agree: a minor who has turned 18, and whoever a partner's server signed in. */
const mayNot: readonly ErrorCode[] = ['forbidden', 'own_login_required'];

/** Reads a request. Whatever is wrong with it, the login goes on; who may not agree is not asked. */
export async function readConnection({ api }: Pick<Services, 'api'>, request: string): Promise<Connection> {
  try {
    const { partner, connected } = (await api(readConnectionRequest, { body: { request } })).data;
    return { askedBy: connected ? null : partner, isConnected: connected };
  } catch (error) {
    const refusal = mayNot.some((code) => code === codeOf(error)) ? {} : { refusal: error as Error };
    return { askedBy: null, isConnected: false, ...refusal };
  }
}

/** Connects the customer. Rejects where another try makes sense. */
export async function agreeToConnection(
  { api, queryClient }: Pick<Services, 'api' | 'queryClient'>,
  request: string,
): Promise<Connection> {
  try {
    await api(agreeConnection, { body: { request } });
    void queryClient.invalidateQueries({ queryKey: connectedKey });
    return { askedBy: null, isConnected: true };
  } catch (error) {
    if (!agreeConnection.errors.some((code) => code === codeOf(error))) throw error;
    return { askedBy: null, isConnected: false, refusal: error as Error };
  }
}
