import { SipCalculator } from '#react.js';
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

const root = document.getElementById('app');
if (root) hydrateRoot(root, createElement(SipCalculator, { monthlyAmount: 50_000 }));
