import type { ProfileView } from '@prosperx/core/profile';
import type { profileText as text } from './profile.text.js';

export type Section = keyof typeof text.sections;

const INDIVIDUAL = '01';

/** Who invests for himself; anybody else's profile is shown and not changed here (specification, onboarding, section 6). */
export const isIndividual = ({ taxStatus }: Pick<ProfileView, 'taxStatus'>) => taxStatus === INDIVIDUAL;

/** The tabs of a profile, in order. */
export function sectionsOf(profile: ProfileView): readonly Section[] {
  return isIndividual(profile) ? ['personal', 'bank', 'employment', 'nominee'] : ['personal', 'bank', 'employment'];
}
