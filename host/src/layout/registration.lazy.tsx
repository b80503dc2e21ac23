import {
  Banner,
  DataProvider,
  ExchangeRefused,
  isRegisteredWithBse,
  isRegistrationPending,
  useProfileView,
} from '@prosperx/sdk/internal';
import { registrationText as text } from '#pages/profile/profile.text.js';

/** How often a registration under way is asked about, in milliseconds. */
const ASK_EVERY = 30_000;

interface RegistrationProps {
  /** Of the row of the page in which it stands. */
  readonly className?: string;
}

/** That the exchange has not registered the signed-in person yet, or refused to, and the way to what is to be mended; nothing once it has. */
export function Registration(props: RegistrationProps) {
  return (
    <DataProvider>
      <Notice {...props} />
    </DataProvider>
  );
}

function Notice({ className }: RegistrationProps) {
  const { data: profile } = useProfileView({ every: (view) => isRegistrationPending(view) && ASK_EVERY });
  if (!profile || isRegisteredWithBse(profile)) return null;
  const isSent = isRegistrationPending(profile);
  if (!isSent && profile.exchangeRefusal === null) return null;
  return (
    <div className={className}>
      {isSent ? (
        <Banner tone="info" title={text.sentTitle}>
          {text.sent}
        </Banner>
      ) : (
        <ExchangeRefused profile={profile} />
      )}
    </div>
  );
}
