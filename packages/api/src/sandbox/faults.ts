import { ProviderUnknown } from '#providers/provider-unknown.js';

/** What goes wrong at the sandbox's providers beside what amounts decide. Tests and long runs set it; nothing does otherwise. */
export interface Faults {
  /** Asked before a provider carries something out: true loses the request. */
  loseRequest?: () => boolean;
  /** Asked after it has: true loses the answer. */
  loseAnswer?: () => boolean;
}

/** Carries out what a provider was asked, over a wire on which requests and answers get lost. */
export async function overWire<Answer>(faults: Faults, what: string, carryOut: () => Promise<Answer>): Promise<Answer> {
  if (faults.loseRequest?.()) throw new ProviderUnknown(what);
  const answer = await carryOut();
  if (faults.loseAnswer?.()) throw new ProviderUnknown(what);
  return answer;
}
