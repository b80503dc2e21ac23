import { accountTypeName, Card, SumList, useSession } from '@prosperx/sdk/internal';
import { AccountPage } from '#layout/account-page.js';
import { profileText as text } from './profile.text.js';

/** Whose account it is; on a phone also the places of the account area. */
export function ProfilePage() {
  return (
    <AccountPage title={text.title} isHub>
      <Holder />
    </AccountPage>
  );
}

function Holder() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <Card title={text.accountOf}>
      <SumList
        lines={[
          { term: text.name, value: user.name },
          { term: text.taxStatus, value: accountTypeName(user.taxStatus) },
          { term: text.registration, value: text.registrations[user.registeredWithBse] ?? text.notRegistered },
        ]}
      />
    </Card>
  );
}
