import {
  Brand,
  Button,
  Dialog,
  EmptyState,
  lazy,
  SkeletonGroup,
  SkeletonRow,
  useSession,
} from '@prosperx/sdk/internal';
import { useState } from 'react';
import { ChooseCustomer } from '#layout/advisor-regions.js';
import { layoutText } from '#layout.text.js';
import { RegionBoundary } from '#layout/region-boundary.js';
import { sessionText as text } from './session.text.js';
import { useLoginWays } from './use-login-ways.js';

const LoginForm = lazy(async () => (await import('./login-form.lazy.js')).LoginForm);

/** Signing in over the page where one is. An advisor signs in nowhere: he chooses a customer. */
export function LoginOverlay() {
  const { dismiss, goOn } = useLoginWays();
  const { advisor, user } = useSession();
  const [tries, setTries] = useState(0);
  const retry = () => setTries(tries + 1);
  if (advisor && !user)
    return (
      <Dialog open title={layoutText.chooseCustomer} onClose={dismiss}>
        <ChooseCustomer fallback={<Coming />} onFollow={dismiss} isTitled />
      </Dialog>
    );
  return (
    <Dialog open title={layoutText.login} face={<Brand />} onClose={dismiss}>
      <RegionBoundary key={tries} fallback={<NotLoaded onRetry={retry} />}>
        <LoginForm fallback={<Coming />} onAuthorised={goOn} />
      </RegionBoundary>
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
