import { placeFailure } from '#bridge/host/place-failure.js';
import { isOwnSite } from '#services/own-site.js';
import type { Provider } from '#services/provider-registry.js';
import { createServices, SERVICES } from '#services/services.js';
import { toFailure } from '#services/widget-context.js';
import { toName, toPascal } from './names.js';
import { NOT_HERE, pageCauseLines } from './page-cause.text.js';
import { isRefusal, toError } from './page-refusal.js';
import { askRegistration } from './use-page-registration.js';

const said = new Set<string>();

/** One line for each cause on a page. */
function sayOnce(line: string): void {
  if (said.has(line)) return;
  said.add(line);
  console.warn(line);
}

/**
 * Returns why a widget of a person has failed, where that is known for certain: it has no server, or the server says that it does not know
 * this page or its partner. Anything else is returned as it is.
 */
export async function causeOf(error: unknown, tag: string, provider: Provider): Promise<unknown> {
  const { apiBase, partner } = provider;
  if (apiBase === null) {
    sayOnce(pageCauseLines.not_connected(`<${toPascal(toName(tag))}>`));
    return refused('not_connected');
  }
  if (isOwnSite(apiBase) || toFailure(error).code === 'unavailable') return error;
  const registration = await askRegistration(provider.get(SERVICES, createServices), partner);
  if (!isRefusal(registration)) return error;
  sayOnce(pageCauseLines[registration](apiBase, partner, location.origin));
  return refused(registration);
}

const refused = (code: string) => toError(placeFailure(code, NOT_HERE));
