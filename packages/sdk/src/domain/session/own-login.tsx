import { lazy } from '#primitives/display/lazy.js';
import { useIsSignedOn } from '#session/use-session.js';
import type { OwnLoginProps } from './own-login.lazy.js';

const Notice = lazy(async () => (await import('./own-login.lazy.js')).OwnLoginNotice);

/** Says to whom a partner logged in how they do the rest; it is nothing to anybody else, who do not fetch it. */
export function OwnLogin(props: OwnLoginProps) {
  return useIsSignedOn() ? <Notice {...props} /> : null;
}
