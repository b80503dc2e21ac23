import type { Language } from '@prosperx/core/language';
import { createServices, keepNotificationLanguage, type Provider, readSession, SERVICES } from '@prosperx/sdk/site';
import { keepAdvisorLanguage } from '@prosperx/sdk/site/advisor';

/** Has notifications to whoever is signed in written in a language from now on: an advisor, also in the account of a customer, for themselves alone. */
export async function keepLanguage(provider: Provider, language: Language): Promise<void> {
  const services = provider.get(SERVICES, createServices);
  if (services.session.getState().status === 'unknown') await readSession(services);
  const { user, advisor } = services.session.getState();
  if (advisor) await keepAdvisorLanguage(services, language);
  else if (user) await keepNotificationLanguage(services, language);
}
