import type { Endpoint } from '@prosperx/core/http';
import { sendLoginOtp, updatePassword, userLogin, verifyLoginOtp, verifyPassword } from '@prosperx/core/session';
import { hashPassword } from '#crypto/crypto.js';
import type { Db } from '#db/db.js';
import { credentials } from '#db/schema/index.js';
import { addInvestor } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const FIRST_UNKNOWN = 8_000_000_000;
const invented = { password: 'invented', ticket: 'invented' };

/** Every call of the login that a stranger can make for any mobile. */
const probes: readonly (readonly [Endpoint, (mobile: string) => object])[] = [
  [verifyPassword, (username) => ({ username, password: 'wrong' })],
  [sendLoginOtp, (mobile) => ({ mobile, flag: 1 })],
  [verifyLoginOtp, (mobile) => ({ mobile, otp: '000000' })],
  [updatePassword, (mobile) => ({ mobile, ...invented })],
  [userLogin, (mobile) => ({ mobile, ...invented, userName: 'A', emailId: 'a@example.com' })],
];

export interface LoginAlike {
  readonly call: string;
  /** Pairs whose answers differ in status, headers, keys or length. */
  readonly unlike: number;
  /** The median of the time that the known mobile takes longer, in milliseconds. */
  readonly medianGap: number;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

async function ask(kit: TestKit, call: Endpoint, body: object, address: string) {
  const since = performance.now();
  const response = await kit.client().send(call, { body: body as never, headers: { 'X-Forwarded-For': address } });
  const took = performance.now() - since;
  return { took, shape: JSON.stringify(await shapeOf(response)) };
}

/** Asks for so many pairs of a known and an unknown mobile, either first in turn, each from an address of its own. */
export async function runLoginAlike(db: Db, pairs: number): Promise<LoginAlike[]> {
  const kit = testKit(db, { config: { trustedProxies: 1 } });
  const results = probes.map(([call]) => ({ call: call.name, unlike: 0, gaps: [] as number[] }));
  const hash = await hashPassword('the right one');
  for (let pair = 0; pair < pairs; pair++) {
    const { mobile: known, userId } = await addInvestor(kit.services);
    await db.insert(credentials).values({ userId, hash, changedAt: kit.clock.now() });
    const unknown = String(FIRST_UNKNOWN + pair);
    const address = `10.${pair >> 16}.${(pair >> 8) & 255}.${pair & 255}`;
    for (const [at, [call, bodyOf]] of probes.entries()) {
      const order = pair % 2 === 0 ? [known, unknown] : [unknown, known];
      const answers = new Map<string, Awaited<ReturnType<typeof ask>>>();
      for (const mobile of order) answers.set(mobile, await ask(kit, call, bodyOf(mobile), address));
      const [somebodys, nobodys] = [answers.get(known)!, answers.get(unknown)!];
      const result = results[at]!;
      if (somebodys.shape !== nobodys.shape) result.unlike += 1;
      result.gaps.push(somebodys.took - nobodys.took);
    }
  }
  return results.map(({ gaps, ...result }) => ({ ...result, medianGap: median(gaps) }));
}

/** The parts of an answer that a person who tries mobiles out can see, besides the time it took. */
export async function shapeOf(response: Response) {
  const text = await response.text();
  return {
    status: response.status,
    headers: [...response.headers.keys()].sort(),
    keys: keysIn(JSON.parse(text)),
    length: text.length,
  };
}

function keysIn(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.entries(value).map(([key, inner]) => [key, keysIn(inner)]);
}
