import { Brand, Button, Dialog, EmptyState, SkeletonGroup, SkeletonRow, useSession } from '@prosperx/sdk/internal';
import { useState } from 'react';
import { lazyPage } from '#lazy-page.js';
import { ChooseCustomer } from '#layout/for-advisors.js';
import { layoutText } from '#layout.text.js';
import { Part } from '#layout/part.js';
import { sessionText as text } from './session.text.js';
import { useLoginWays } from './use-login-ways.js';

const LoginForm = lazyPage(() => import('./login-form.js'), 'LoginForm');

/** Signing in over the page where one is. An advisor signs in nowhere: he chooses a customer. */
export function LoginOverlay() {
  const { dismiss, goOn } = useLoginWays();
  const { advisor, user } = useSession();
  const [tries, setTries] = useState(0);
  const retry = () => {
    void LoginForm.preload?.();
    setTries(tries + 1);
  };
  if (advisor && !user)
    return (
      <Dialog open title={layoutText.chooseCustomer} onClose={dismiss}>
        <Part fallback={<Coming />}>
          <ChooseCustomer onFollow={dismiss} isTitled />
        </Part>
      </Dialog>
    );
  return (
    <Dialog open title={layoutText.login} face={<Brand />} onClose={dismiss}>
      <Part key={tries} fallback={<Coming />} broken={<NotLoaded onRetry={retry} />}>
        <LoginForm onAuthorised={goOn} />
      </Part>
    </Dialog>
  );
}

const Coming = () => (
  <SkeletonGroup>
    <SkeletonRow />
    <SkeletonRow />
  </SkeletonGroup>
);

/** Without a network, or in one that drops things: nothing but another try helps. */
function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  const retry = (
    <Button variant="primary" onClick={onRetry}>
      {layoutText.retry}
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState level={3} tone="error" title={text.notLoaded} text={text.notLoadedText} action={retry} />
    </div>
  );
}
