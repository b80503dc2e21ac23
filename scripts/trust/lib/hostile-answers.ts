import { endpointOf, hostileTexts, mayAnswer } from '@prosperx/api/trust';
import type { Endpoint } from '@prosperx/core/http';
import type { Page, Route } from 'playwright/test';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** What leads somewhere: a script of theirs would run once it is pressed. */
const ADDRESS = /(url|link|href|image|photo|picture|website)$/i;

/** Changes each text of an answer by its field. */
function withTexts(value: Json, change: (field: string, text: string) => string, field = ''): Json {
  if (typeof value === 'string') return change(field, value);
  if (Array.isArray(value)) return (value as Json[]).map((each) => withTexts(each, change, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withTexts(each, change, name)]));
}

/** Puts texts of attackers into every answer, in each field that may hold any text by its contract. */
export function hostileAnswers() {
  const texts = hostileTexts();
  const taken = new Map<string, boolean>();
  const used = new Set<string>();
  let next = 0;

  const hostile = (field: string, text: string) => {
    const one = texts[next++ % texts.length] as string;
    used.add(one);
    return ADDRESS.test(field) ? 'javascript:ran()' : `${text} ${one}`;
  };

  function changed(endpoint: Endpoint, json: Json): Json {
    const takes = (field: string) => {
      const key = `${endpoint.name} ${field}`;
      const known = taken.get(key);
      if (known !== undefined) return known;
      // an id stays one: it leads to what is asked for next
      const isId = /^id$|Id$|[cC]ode$|^ucc$|[tT]oken$|[sS]lug$/.test(field);
      const tried = withTexts(json, (at, text) => (at === field ? hostile(field, text) : text));
      const isTaken = !isId && mayAnswer(endpoint, tried);
      taken.set(key, isTaken);
      return isTaken;
    };
    return withTexts(json, (field, text) => (takes(field) ? hostile(field, text) : text));
  }

  async function answer(route: Route): Promise<void> {
    const request = route.request();
    const endpoint = endpointOf(request.method(), new URL(request.url()).pathname);
    const response = await route.fetch().catch(() => null);
    if (!response) return route.abort();
    if (!endpoint || !(response.headers()['content-type'] ?? '').includes('json')) return route.fulfill({ response });
    const json = (await response.json()) as Json;
    const body = response.ok() ? changed(endpoint, json) : json;
    return route.fulfill({ response, json: body });
  }

  return {
    intercept: (page: Page) => page.route('**/prosperx-api/**', answer),
    figures: () => ({
      texts: used.size,
      fields: [...taken.values()].filter(Boolean).length,
      calls: new Set([...taken].filter(([, is]) => is).map(([key]) => key.split(' ')[0])).size,
      put: next,
    }),
  };
}
