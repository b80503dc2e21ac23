import { adoptStyles, siteSheets } from '@prosperx/sdk/site/ui';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { SessionWatch } from './layout/lazy-regions.js';
import { router } from './router.js';
import './session/arrival.js';
import './styles/host.css';

const failed = new Set<string>();

// After a new release the files of the one before are gone. What has failed twice although there is a network comes with a fresh page;
// once, since that may not be the reason.
addEventListener('vite:preloadError', ({ payload: { message } }) => {
  if (!failed.has(message) || !navigator.onLine) return void failed.add(message);
  const key = `reloaded for ${message}`;
  if (sessionStorage.getItem(key) !== null) return;
  sessionStorage.setItem(key, '1');
  location.reload();
});

for (const sheet of siteSheets) adoptStyles(document, sheet);

const root = document.getElementById('app');
if (!root) throw new Error('index.html has no #app');
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
// together with the page's own code, not after it: all regions come with it
void SessionWatch.preload();
