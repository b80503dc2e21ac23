import { useEffect } from 'react';
import { useStore } from 'zustand';
import { lazyPage } from '#lazy-page.js';
import { Part } from '#layout/part.js';
import { loginPrompt } from './login-prompt.js';

const LoginOverlay = lazyPage(() => import('./login-overlay.js'), 'LoginOverlay');

/** The one sign-in dialog of the page. */
export function LoginRegion() {
  const isOpen = useStore(loginPrompt, (prompt) => prompt.isOpen);
  useEffect(() => {
    if (!isOpen) return;
    // what opened the dialog is gone when somebody has signed in
    return () => {
      if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
    };
  }, [isOpen]);
  return (
    isOpen && (
      <Part>
        <LoginOverlay />
      </Part>
    )
  );
}
