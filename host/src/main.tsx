import './styles/host.css';
import { adoptStyles, siteSheets } from '@prosperx/sdk/internal';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { router } from './router.js';

for (const sheet of siteSheets) adoptStyles(document, sheet);

const root = document.getElementById('app');
if (!root) throw new Error('index.html has no #app');
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
