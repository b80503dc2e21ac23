import { EmptyState, useIsLocked } from '@prosperx/sdk/internal';
import type { ReactNode } from 'react';
import { layoutText as text } from '#layout.text.js';

/** Shows its content unless the account is closed for now; then, that it is. */
export function OpenAccount({ children }: { readonly children: ReactNode }) {
  return useIsLocked() ? <EmptyState level={2} title={text.lockedTitle} text={text.locked} /> : children;
}
