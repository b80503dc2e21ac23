import { isRegisteredWithBse, isRegistrationPending } from '@prosperx/core/registration';
import { DataProvider, ExchangeRefused, useProfileView, whileRegistering } from '@prosperx/sdk/site';
import { Banner, useWords } from '@prosperx/sdk/site/ui';
import { registrationText } from './registration.text.js';

interface RegistrationProps {
  /** The class of the row of the page in which the notice stands. */
  readonly className?: string;
}

/** Says that the exchange has not registered the signed-in person yet, or has refused to, and links to what they have to correct; shows nothing once they are registered. What stands below it waits until that is known. */
export function Registration(props: RegistrationProps) {
  return (
    <DataProvider>
      <Notice {...props} />
    </DataProvider>
  );
}

function Notice({ className }: RegistrationProps) {
  const text = useWords(registrationText);
  const { data: profile, isLoading } = useProfileView({ every: whileRegistering });
  if (isLoading) return <i className="x-waits" />;
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
