import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { SipCalculator } from '#react.js';

const root = document.getElementById('app');
if (root) hydrateRoot(root, createElement(SipCalculator, { monthlyAmount: 50_000 }));
