import { type Endpoint, fieldsOf, sendsFile } from '@prosperx/core/http';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { fillCart, lumpsum } from './investing.js';
import { advisorFor, newInvestor, seededClient } from './new-investor.js';
import { operatorClient } from './operators.js';
import type { TestKit } from './test-kit.js';

type Schema = z.core.$ZodType;

/** Texts that break careless programs, and some that mean something to ours. */
export const TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  '1',
  '3',
  '1e308',
  'NaN',
  'null',
  'undefined',
  'true',
  "' or 1=1 --",
  '"; drop table users; --',
  '%00',
  '\u0000',
  '\ud800',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '${7*7}',
  '𝒳'.repeat(50),
  '9'.repeat(400),
  'LUMPSUM',
  'SIP',
  '/v1/portfolio',
  '//evil.example',
  'P2D',
  '2B',
  '9876500001',
  'AG1001',
  '2026-02-30',
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '{"a":"\\u0000"}',
  '__proto__',
  'http://[paymentUrl=',
  '//?paymentUrl=',
  'http://:x/?paymentUrl=1',
  'constructor',
];
const NUMBERS = [0, -0, -1, 0.001, 1.005, 1.5, 360, 500, 3e9, 2.2e13, 1e15, 9007199254740993, 1e308, -1e308, 5e-324];

const scalar = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.constantFrom(...NUMBERS),
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
);
const anything = fc.oneof(
  { weight: 4, arbitrary: scalar },
  fc.jsonValue(),
  fc.array(fc.dictionary(fc.string(), scalar), { maxLength: 3 }),
);

/** Heads of pictures with anything behind, and anything at all. */
const fileBytes = fc
  .tuple(fc.constantFrom('', 'ffd8ffe1', '89504e470d0a1a0a', '474946383961', '424d'), fc.uint8Array({ maxLength: 300 }))
  .map(([head, rest]) => new Uint8Array([...Buffer.from(head, 'hex'), ...rest]));

/** Nonsense of the kind that a field takes, and what exists: it comes past the first look at it. */
function fitting(schema: Schema, known: readonly string[]): fc.Arbitrary<unknown> {
  const named = [...(schema._zod.values ?? [])];
  if (named.length > 0) return fc.constantFrom(...named);
  const takes = (value: unknown) => z.safeParse(schema, value).success;
  if (takes(1)) return fc.constantFrom(...NUMBERS);
  return takes('x') ? fc.oneof(fc.constantFrom(...TEXTS), fc.constantFrom(...known)) : anything;
}

/** Values for every field of a call, most of them nonsense; `known` are values that exist. */
export function fuzzedInput(endpoint: Endpoint, known: readonly string[]) {
  const { query, body } = endpoint;
  const real = sendsFile(endpoint) ? fileBytes : fc.constantFrom(...known);
  const part = (schema: Endpoint['body'], value: fc.Arbitrary<unknown>) => {
    const fields = Object.fromEntries(fieldsOf(schema).map((field) => [field, value]));
    return fc.record(fields, { requiredKeys: [] });
  };
  const shape = ((body?._zod.def as { shape?: Record<string, Schema> } | undefined) ?? {}).shape ?? {};
  const fits = fc.record(
    Object.fromEntries(Object.entries(shape).map(([field, schema]) => [field, fitting(schema, known)])),
  );
  return fc.record({
    query: part(query, fc.oneof(fc.constantFrom(...TEXTS), fc.string(), real)),
    body: fc.oneof(
      {
        weight: 6,
        arbitrary: part(body, fc.oneof({ weight: 3, arbitrary: anything }, { weight: 2, arbitrary: real })),
      },
      { weight: 1, arbitrary: fc.jsonValue() },
      ...(sendsFile(endpoint) ? [] : [{ weight: 6, arbitrary: fits }]),
    ),
  });
}

/** Somebody who may make a call: with a cart where it is about one, and for a customer where it is an advisor's. */
export async function fuzzCaller(kit: TestKit, { access, query, body }: Endpoint) {
  if (access.includes('operator')) return { cookies: (await operatorClient(kit)).cookies, cartId: 'cart_x' };
  const isAdvisors = access.includes('advisor_for_customer') && !access.includes('investor');
  const isAboutCart = [...fieldsOf(query), ...fieldsOf(body)].includes('cartId');
  if (!isAdvisors && !isAboutCart) {
    const { cookies } = await seededClient(kit, 'nisha');
    return { cookies, cartId: 'cart_x' };
  }
  const investor = await newInvestor(kit);
  const { encryptedCartId: cartId } = await fillCart(investor.client, lumpsum(5_000));
  const { cookies } = isAdvisors ? await advisorFor(kit, investor) : investor.client;
  return { cookies, cartId };
}
