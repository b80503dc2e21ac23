import type { Job } from './queue.js';

/** Returns the registration number that a person has found for what a job asked a provider for; null where nobody has. */
export function numberFoundFor({ payload }: Pick<Job, 'payload'>): string | null {
  const { found = null } = payload as { readonly found?: string };
  return found;
}
