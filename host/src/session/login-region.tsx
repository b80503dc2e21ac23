import { useEffect } from 'react';
import { useStore } from 'zustand';
import { LoginOverlay } from './login-overlay.js';
import { loginPrompt } from './login-prompt.js';

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
  return isOpen && <LoginOverlay />;
}
