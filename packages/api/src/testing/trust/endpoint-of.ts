import { API_PREFIX, type Endpoint } from '@prosperx/core/http';
import * as z from 'zod/mini';
import { routes } from '#routes.js';

const patternOf = ({ path }: Endpoint) =>
  new RegExp(`^${API_PREFIX}${path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+')}$`);
const known = routes.map(({ endpoint }) => ({ endpoint, pattern: patternOf(endpoint) }));

/** The call that is asked for at an address; undefined where it is none of ours. A query may come in the body, by POST. */
export const endpointOf = (method: string, path: string): Endpoint | undefined => {
  const here = known.filter(({ pattern }) => pattern.test(path)).map(({ endpoint }) => endpoint);
  return here.find((endpoint) => endpoint.method === method) ?? here[0];
};

/** Tells whether a call may answer this by its contract. */
export const mayAnswer = ({ reply }: Endpoint, answer: unknown): boolean =>
  z.safeParse(reply as z.ZodMiniType, answer).success;
