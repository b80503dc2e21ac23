import { isRegisteredWithBse, type ProfileView } from '@prosperx/core/profile';
import { ContinueOnboarding } from '#domain/profile/continue-onboarding.js';
import { HelpDesk } from '#domain/session/help-desk.js';
import { Banner } from '#primitives/display/banner.js';
import { profileText as text } from './profile.text.js';
import { isIndividual } from './sections.js';

/** What a registered investor cannot change by himself; who is not registered goes on with it. */
export function Activated({ profile }: { readonly profile: ProfileView }) {
  if (!isIndividual(profile)) return null;
  if (!isRegisteredWithBse(profile)) return <ContinueOnboarding />;
  return (
    <Banner tone="info" title={text.activatedTitle}>
      {text.activated} {text.noAdvisor} <HelpDesk />
    </Banner>
  );
}
