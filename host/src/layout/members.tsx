import { Button, EmptyState, type SessionState, useSession } from '@prosperx/sdk/internal';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { pagesText as text } from '#pages/pages.text.js';
import { loginPrompt } from '#session/login-prompt.js';
import { sessionText } from '#session/session.text.js';
import { operator } from '#site.js';
import { ChooseCustomer } from './choose-customer.js';

export interface MembersProps {
  /** Visitors see it too, as a cart that is not yet anybody's. */
  readonly orVisitors?: boolean;
  readonly children: ReactNode;
}

/** Shows its content to who is signed in, and the way in to visitors; to an advisor, the way to his customers. Of a person whose session lapsed it is kept, unseen, until he is back. */
export function Members({ orVisitors = false, children }: MembersProps) {
  const session = useSession();
  const { status, lapsed } = session;
  const person = usePerson(session);
  const content = useRef<HTMLDivElement>(null);
  useDialogsAside(content, lapsed !== null);
  if (status === 'unknown' && !orVisitors) return null;
  const isShown = status === 'signed_in' || (orVisitors && !lapsed);
  return (
    <>
      {!isShown && <WayIn session={session} />}
      {(isShown || lapsed) && (
        <div ref={content} className="x-members" hidden={!isShown} key={person}>
          {children}
        </div>
      )}
    </>
  );
}

/** What is hidden must not keep the page blocked: its open dialogs close with it, and open again with it. */
function useDialogsAside(content: RefObject<HTMLElement | null>, isHidden: boolean) {
  useLayoutEffect(() => {
    if (!isHidden) return;
    const open = [...(content.current?.querySelectorAll<HTMLDialogElement>('dialog:modal') ?? [])];
    for (const dialog of open) dialog.close();
    return () => {
      for (const dialog of open) if (dialog.isConnected && !dialog.open) dialog.showModal();
    };
  }, [content, isHidden]);
}

/** A number for the person in front of the page: another for the next, but the same for a visitor who signs in. */
function usePerson({ user, lapsed }: SessionState): number {
  const id = (user ?? lapsed)?.encryptedId;
  const [known, setKnown] = useState({ id, number: 0 });
  if (id === undefined || id === known.id) return known.number;
  const next = { id, number: known.id === undefined ? known.number : known.number + 1 };
  setKnown(next);
  return next.number;
}

function WayIn({ session }: { readonly session: SessionState }) {
  const { advisor, lapsed, lapsedAdvisor } = session;
  if (advisor) return <ChooseCustomer />;
  const help = `${text.support} ${operator.supportEmail}`;
  if (lapsedAdvisor) return <EmptyState level={2} title={sessionText.advisorEnded} text={help} />;
  const logIn = (
    <Button variant="primary" onClick={() => loginPrompt.getState().open()}>
      {text.loginRegister}
    </Button>
  );
  return <EmptyState level={2} title={lapsed ? sessionText.ended : text.notAuthorised} text={help} action={logIn} />;
}
