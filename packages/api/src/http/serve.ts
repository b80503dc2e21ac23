import { PxError } from '@prosperx/core/errors';
import type { Endpoint, ReplyOf } from '@prosperx/core/http';
import * as z from 'zod/mini';
import type { Context } from '#kernel/context.js';
import { encoder } from './encoder.js';

/** The decoded query and body of a call in one object; their field names never meet. */
export type InputOf<E extends Endpoint> = z.output<E['query']> & z.output<NonNullable<E['body']>>;

/** The result of a verb: the reply without its envelope. */
export type DataOf<E extends Endpoint> =
  ReplyOf<E> extends { operationMessage: 'success'; responseData: infer Data }
    ? Data
    : ReplyOf<E> extends { meta: { message: 'success' }; data: infer Data }
      ? Data
      : ReplyOf<E>;

/** A verb checks what only it can know, changes the database in a transaction of `ctx.db`, and returns. It throws PxError. */
export type Verb<E extends Endpoint> = (call: { ctx: Context; input: InputOf<E> }) => Promise<DataOf<E>>;

export interface WireInput {
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** One call as the server mounts it. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly options: RouteOptions;
  /** Throws `invalid_input` that names the fields. */
  decode(wire: WireInput): unknown;
  run(ctx: Context, input: unknown): Promise<unknown>;
  /** Returns the reply as JSON text. */
  encode(data: unknown): string;
}

export interface RouteOptions {
  /** true when the call is also open to a person who has signed in and not chosen a profile yet. */
  readonly withoutProfile?: boolean;
  /** The largest body in bytes; 64 KiB by default. */
  readonly bodyLimit?: number;
  /** The largest file in bytes; that of a picture by default. */
  readonly fileLimit?: number;
  /** true when the call exists in the sandbox alone; cross-site pages are refused. */
  readonly sandboxOnly?: boolean;
  /** true when browsers and shared caches may keep the answer; for public reads alone. */
  readonly cacheable?: boolean;
  /** true for a read of much that is a person's own, such as the gains of a year: where there is a replica, it is asked once it has all that was written. */
  readonly isReport?: boolean;
}

function decodePart(schema: z.core.$ZodType, wire: unknown): object {
  const parsed = z.safeDecode(schema, wire);
  if (parsed.success) return parsed.data as object;
  const fields = parsed.error.issues.map((issue) => [
    issue.path.join('.'),
    issue.code === 'custom' ? issue.message : issue.code,
  ]);
  throw new PxError('invalid_input', { fields: Object.fromEntries(fields) });
}

const isSuccess = (schema: z.core.$ZodType | undefined) => z.safeParse(schema ?? z.never(), 'success').success;

function envelopeOf({ reply }: Endpoint): (data: unknown) => unknown {
  const { def } = reply._zod;
  const shape = def.type === 'object' ? (def as z.core.$ZodObjectDef).shape : {};
  // A look-up has a message of its own.
  if (isSuccess(shape['operationMessage'])) return (data) => ({ operationMessage: 'success', responseData: data });
  if ('meta' in shape) return (data) => ({ meta: { message: 'success', statusCode: 200 }, data });
  return (data) => data;
}

/** Joins a call of the contract with the verb that carries it out. */
export function serve<E extends Endpoint>(endpoint: E, verb: Verb<E>, options: RouteOptions = {}): Route {
  const wrap = envelopeOf(endpoint);
  const { query, body, reply } = endpoint;
  const encode = encoder(reply);
  return {
    endpoint,
    options,
    decode: (wire) => ({ ...decodePart(query, wire.query), ...(body && decodePart(body, wire.body)) }),
    run: (ctx, input) => verb({ ctx, input: input as InputOf<E> }),
    encode: (data) => JSON.stringify(encode(wrap(data))),
  };
}
