import * as z from 'zod/mini';
import { ProviderUnknown } from '#providers/provider-unknown.js';
import type { IfscSource } from './port.js';

const PATIENCE = 5_000;

const answerSchema = z.object({ IFSC: z.string(), BANK: z.string(), BRANCH: z.string(), CITY: z.nullable(z.string()) });

async function ask(url: URL, ifsc: string): Promise<Response> {
  const place = new URL(ifsc, url.href.endsWith('/') ? url : `${url.href}/`);
  return fetch(place, { signal: AbortSignal.timeout(PATIENCE), redirect: 'error' }).catch((cause: unknown) => {
    throw new ProviderUnknown('ifsc', cause);
  });
}

/** Razorpay's public IFSC API, `https://ifsc.razorpay.com` or a mirror: GET {url}/{ifsc}, 404 for one that does not exist. */
export function razorpayIfsc(url: URL): IfscSource {
  return {
    find: async (ifsc) => {
      const answer = await ask(url, ifsc);
      if (answer.status === 404) return null;
      const body: unknown = answer.ok ? await answer.json().catch(() => null) : null;
      const parsed = z.safeParse(answerSchema, body);
      if (!parsed.success || parsed.data.IFSC !== ifsc) throw new ProviderUnknown(`ifsc: status ${answer.status}`);
      const { BANK, BRANCH, CITY } = parsed.data;
      return { ifsc, bank: BANK, branch: BRANCH, city: CITY ?? '' };
    },
  };
}
