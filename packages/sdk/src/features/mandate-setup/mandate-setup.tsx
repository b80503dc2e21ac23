import { type Paise, rupees } from '@prosperx/core/money';
import { isRegisteredWithBse } from '@prosperx/core/registration';
import { ProfileStates } from '#domain/profile/profile-states.js';
import { Button } from '#primitives/display/button.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { lazy } from '#primitives/display/lazy.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useProfileView } from '#queries/profile.js';
import { returnPath } from '#services/open-page.js';
import { DataProvider } from '#services/services.js';
import { useWidget } from '#services/widget-context.js';
import { usePreloadForPerson } from '#session/use-preload-for-person.js';
import type { ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { mandateSetupPageText } from './mandate-setup-page.text.js';
import { mandateSetupContract } from './mandate-setup.contract.js';

const Setup = lazy(async () => (await import('#domain/mandate/mandate-setup.lazy.js')).MandateSetup);

type Props = ViewProps<typeof mandateSetupContract>;

export function MandateSetup(props: Props) {
  return (
    <DataProvider>
      <SetupOfProfile {...props} />
    </DataProvider>
  );
}

/** A limit in whole rupees; null for none, or one that is no amount. */
const limitIn = (limit: number | undefined): Paise | null =>
  limit !== undefined && Number.isInteger(limit) && limit > 0 ? rupees(limit) : null;

/** Writes an id as the address has it; nothing where it holds letters that no id has, at which `btoa` would throw. */
const inBase64 = (text: string) => (/^[ -~]*$/.test(text) ? btoa(text) : '');

function SetupOfProfile({ mandateId, limit, flow, ...events }: Props) {
  const text = useWords(mandateSetupPageText);
  const reading = useProfileView();
  const { navigate } = useWidget();
  usePreloadForPerson(Setup);
  const proposed = limitIn(limit);
  // as the address of the page has them
  const page = returnPath('/profile/mandates/setup-mandate', {
    flowType: flow,
    userType: 'old',
    mandateId: inBase64(mandateId),
    mandateLimit: proposed === null ? '' : inBase64(String(limit)),
  });
  const toProfile = (
    <Button variant="primary" onClick={() => navigate('/profile/kyc-details', { flowType: 'checkout' })}>
      {text.completeProfile}
    </Button>
  );
  return (
    <ProfileStates reading={reading} path={page}>
      {(profile) =>
        isRegisteredWithBse(profile) ? (
          <Setup fallback={<SkeletonRows />} {...{ mandateId, flow }} limit={proposed} {...events} />
        ) : (
          <EmptyState level={2} title={text.notRegistered} text={text.why} action={toProfile} />
        )
      }
    </ProfileStates>
  );
}

export const MandateSetupWidget = /* @__PURE__ */ toReact(mandateSetupContract, MandateSetup);
