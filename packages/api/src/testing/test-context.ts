import type { Context } from '#context.js';
import type { Services } from '#services.js';

/** A visitor's context over services, for verbs and services that are tried without HTTP. */
export function testContext(services: Services, parts: Partial<Context> = {}): Context {
  return {
    ...services,
    actor: { kind: 'visitor' },
    subject: null,
    partner: null,
    agentCode: null,
    crossSite: false,
    visitorToken: null,
    idempotencyKey: null,
    cookies: { get: () => undefined, set: () => {}, clear: () => {} },
    requestId: 'req_test',
    address: '192.0.2.1',
    afterCommit: () => {},
    ...parts,
  };
}

/** The code that a promise fails with; '' when it does not fail. */
export async function codeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return '';
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : `no code: ${String(error)}`;
  }
}
