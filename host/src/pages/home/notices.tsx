import { isRegisteredWithBse, useSession } from '@prosperx/sdk/internal';
import { NotAllowed, Registration } from './lazy-regions.js';

/** What somebody is to know before he begins: an advisor, that he may not transact; who is not registered, what the exchange answered. */
export function Notices() {
  const { user, advisor } = useSession();
  return (
    <>
      {advisor && <NotAllowed />}
      {user && !isRegisteredWithBse(user) && <Registration className="x-wrap x-unknown" />}
    </>
  );
}
