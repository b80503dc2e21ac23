import './session/arrival.js';
import './session/early-cart.js';
import './session/after-release.js';
import './styles/host.css';
import { adoptStyles, siteSheets } from '@prosperx/sdk/internal';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { SessionWatch } from './layout/lazy-regions.js';
import { router } from './router.js';

for (const sheet of siteSheets) adoptStyles(document, sheet);

const root = document.getElementById('app');
if (!root) throw new Error('index.html has no #app');
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
// beside the page's own code, not after it: all regions come with it
void SessionWatch.preload();
