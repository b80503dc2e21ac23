import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { type IfscSource, ProviderUnknown } from '#providers/providers.js';

/** Every IFSC there is, as Razorpay publishes it (IFSC.json): by the bank's letters its branches, as numbers where they are ones. */
type IfscList = ReadonlyMap<string, ReadonlySet<string | number>>;

const fileSchema = z.record(z.string(), z.array(z.union([z.string(), z.number()])));

export async function readIfscList(path: string): Promise<IfscList> {
  const banks = z.parse(fileSchema, JSON.parse(await readFile(path, 'utf8')));
  return new Map(Object.entries(banks).map(([bank, branches]) => [bank, new Set(branches)]));
}

/** Says whether an IFSC is in the list. */
export function isListed(list: IfscList, ifsc: string): boolean {
  const branch = ifsc.slice(5);
  return ifsc[4] === '0' && (list.get(ifsc.slice(0, 4))?.has(/^\d+$/.test(branch) ? Number(branch) : branch) ?? false);
}

/** Asks the source only about codes in the list: the rest does not exist. */
export function listedIfsc(list: IfscList, source: IfscSource): IfscSource {
  return { find: (ifsc) => (isListed(list, ifsc) ? source.find(ifsc) : Promise.resolve(null)) };
}

const TIMEOUT = 5_000;

const answerSchema = z.object({ IFSC: z.string(), BANK: z.string(), BRANCH: z.string(), CITY: z.nullable(z.string()) });

async function ask(url: URL, ifsc: string): Promise<Response> {
  const place = new URL(ifsc, url.href.endsWith('/') ? url : `${url.href}/`);
  return fetch(place, { signal: AbortSignal.timeout(TIMEOUT), redirect: 'error' }).catch((cause: unknown) => {
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
