import { isRegisteredWithBse, useSession } from '@prosperx/sdk/internal';
import { Part } from '#layout/part.js';
import { NotAllowed, Registration } from './live-parts.js';

/** What somebody is to know before he begins: an advisor, that he may not transact; who is not registered, what the exchange answered. */
export function Notices() {
  const { user, advisor } = useSession();
  return (
    <>
      {advisor && (
        <Part>
          <NotAllowed />
        </Part>
      )}
      {user && !isRegisteredWithBse(user) && (
        <Part>
          <Registration className="x-wrap x-unknown" />
        </Part>
      )}
    </>
  );
}
