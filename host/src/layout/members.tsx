import { Button, EmptyState, useSession } from '@prosperx/sdk/internal';
import { useLocation, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pagesText } from '#pages/pages.text.js';
import { operator } from '#site.js';

/** Shows its content to who is signed in, and the way in to visitors. */
export function Members({ children }: { readonly children: ReactNode }) {
  const { status } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  if (status === 'signed_in') return children;
  if (status === 'unknown') return null;
  const logIn = (
    <Button variant="primary" onClick={() => void navigate({ to: '/login', search: { to: pathname } })}>
      {pagesText.loginRegister}
    </Button>
  );
  return (
    <EmptyState
      level={2}
      title={pagesText.notAuthorised}
      text={`${pagesText.support} ${operator.supportEmail}`}
      action={logIn}
    />
  );
}
