import './review.css';
import { adoptStyles, siteSheets } from '@prosperx/sdk/site/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ReviewPage } from './review-page.js';

const root = document.getElementById('app');
if (!root) throw new Error('review.html has no #app');
for (const sheet of siteSheets) adoptStyles(document, sheet);
const theme = new URLSearchParams(location.search).get('theme');
if (theme) document.documentElement.dataset['theme'] = theme;
createRoot(root).render(
  <StrictMode>
    <ReviewPage />
  </StrictMode>,
);
