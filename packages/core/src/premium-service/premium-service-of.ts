import { said } from '#language/index.js';
import { type PremiumService, premiumServicesText } from './premium-service.text.js';

/** The service of a route or tag, in the language that is spoken; null for one that there is not. */
export function premiumServiceOf(name: string): PremiumService | null {
  return said(premiumServicesText).services.find(({ route, tag }) => route === name || tag === name) ?? null;
}
