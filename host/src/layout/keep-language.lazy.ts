import type { Language } from '@prosperx/core/language';
import { createServices, keepLetterLanguage, type Provider, readSession, SERVICES } from '@prosperx/sdk/site';

/** Has letters and messages to whoever is signed in written in a language from now on; an advisor in an account chooses for nobody there. */
export async function keepLanguage(provider: Provider, language: Language): Promise<void> {
  const services = provider.get(SERVICES, createServices);
  if (services.session.getState().status === 'unknown') await readSession(services);
  const { user, advisor } = services.session.getState();
  if (user && !advisor) await keepLetterLanguage(services, language);
}
