import { signOn } from '@prosperx/core/partner';
import type { ApiClient } from './client.js';

/** Returns the token of the session that a sign-on ticket begins. */
export async function exchangeTicket(client: ApiClient, ticket: string, language?: string): Promise<string | null> {
  const { responseData } = await client(signOn, { body: { ticket }, language });
  return responseData[0]?.token ?? null;
}
