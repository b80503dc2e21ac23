import type { ProfileView } from '@prosperx/core/profile';
import { useState } from 'react';
import { NomineeBanner, NomineePanel, type NomineePanelProps } from '#domain/nominee/nominee-panel.js';
import { OwnLogin } from '#domain/session/own-login.js';
import { Stack } from '#primitives/display/stack.js';

/** The nominees of a profile, and above them what is missing. */
export function NomineesOfProfile({
  profile,
  onSaved,
}: Pick<NomineePanelProps, 'onSaved'> & { readonly profile: ProfileView }) {
  const [asks, setAsks] = useState(0);
  return (
    <Stack gap={5}>
      <OwnLogin to="/profile/nominee-info" />
      <NomineeBanner profile={profile} onComplete={() => setAsks(asks + 1)} />
      <NomineePanel profile={profile} onSaved={onSaved} asks={asks} />
    </Stack>
  );
}
