import { readSession, type SessionState, useServices, useSession } from '@prosperx/sdk/site';
import { Button, EmptyState, SkeletonRows, useWords } from '@prosperx/sdk/site/ui';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { layoutText } from '#layout.text.js';
import { readPartnerApp } from '#session/legacy-storage.js';
import { loginPrompt } from '#session/login-prompt.js';
import { sessionText } from '#session/session.text.js';
import { operator } from '#site.js';
import { ChooseCustomer } from './lazy-regions.js';

export interface RequireSessionProps {
  /** Visitors see it too, as a cart that is not yet anybody's. */
  readonly orVisitors?: boolean;
  readonly children: ReactNode;
}

/** Shows its content to those who are signed in, visitors the way in, and an advisor the way to their customers. After a session expired the content is kept, unseen, until its person is back. */
export function RequireSession({ orVisitors = false, children }: RequireSessionProps) {
  const session = useSession();
  const { status, expired, failure } = session;
  const person = usePerson(session);
  const content = useRef<HTMLDivElement>(null);
  useDialogsAside(content, expired !== null);
  if (status === 'unknown' && !orVisitors) return failure === undefined ? <SkeletonRows rows={4} /> : <Unreachable />;
  const isShown = status === 'signed_in' || (orVisitors && !expired);
  return (
    <>
      {!isShown && <LoginPrompt session={session} />}
      {(isShown || expired) && (
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
function usePerson({ user, expired }: SessionState): number {
  const id = (user ?? expired)?.encryptedId;
  const [known, setKnown] = useState({ id, number: 0 });
  if (id === undefined || id === known.id) return known.number;
  const next = { id, number: known.id === undefined ? known.number : known.number + 1 };
  setKnown(next);
  return next.number;
}

/** Milliseconds. */
const ASK_AGAIN = 15_000;

/** Stands where nobody can say whether the person is signed in: another try helps, and one is made by itself now and then. */
function Unreachable() {
  const layoutWords = useWords(layoutText);
  const text = useWords(sessionText);
  const services = useServices();
  useEffect(() => {
    const asking = setInterval(() => void readSession(services), ASK_AGAIN);
    return () => clearInterval(asking);
  }, [services]);
  const retry = (
    <Button variant="primary" onClick={() => void readSession(services)}>
      {layoutWords.retry}
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState level={2} tone="error" title={text.unreachable} text={text.unreachableText} action={retry} />
    </div>
  );
}

/** The way back to the partner's app, where the advisor signs in anew; as it was known while the session lasted. */
function AdvisorEnded({ help }: { readonly help: string }) {
  const layoutWords = useWords(layoutText);
  const text = useWords(sessionText);
  const [app] = useState(readPartnerApp);
  const back = app && (
    <a className="px-btn" data-variant="primary" href={app.returnUrl}>
      {layoutWords.backTo(app.name)}
    </a>
  );
  return <EmptyState level={2} title={text.advisorEnded} text={help} action={back} />;
}

function LoginPrompt({ session }: { readonly session: SessionState }) {
  const text = useWords(sessionText);
  const { advisor, expired, expiredAdvisor } = session;
  if (advisor) return <ChooseCustomer />;
  const help = `${text.support} ${operator.supportEmail}`;
  if (expiredAdvisor || (!expired && readPartnerApp())) return <AdvisorEnded help={help} />;
  const logIn = (
    <Button variant="primary" onClick={() => loginPrompt.getState().open()}>
      {text.loginRegister}
    </Button>
  );
  return <EmptyState level={2} title={expired ? text.ended : text.notAuthorised} text={help} action={logIn} />;
}
