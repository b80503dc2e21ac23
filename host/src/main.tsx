import './session/arrival.js';
import './session/early-cart.js';
import './styles/host.css';
import { adoptStyles, siteSheets } from '@prosperx/sdk/internal';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { fetchLive } from './layout/live-parts.js';
import { router } from './router.js';

for (const sheet of siteSheets) adoptStyles(document, sheet);

const root = document.getElementById('app');
if (!root) throw new Error('index.html has no #app');
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
// beside the page's own code, not after it; what does not come is asked for by its part again
fetchLive().catch(() => undefined);
