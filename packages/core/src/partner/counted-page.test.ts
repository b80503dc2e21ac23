import { expect, it } from 'vitest';
import { countedPage } from './counted-page.js';

it.each([
  ['https://blue.example/plan/sip?name=asha#top', 'https://blue.example/plan/sip'],
  ['https://blue.example/', 'https://blue.example/'],
  ['https://blue.example/of/asha@blue.example/plan', 'https://blue.example/of/*/plan'],
  ['https://blue.example/of/asha%40blue.example', 'https://blue.example/of/*'],
  ['https://blue.example/customers/9876500001', 'https://blue.example/customers/*'],
  ['https://blue.example/u/3f2b8c1a-1c2d-4e5f-8a9b-0c1d2e3f4a5b', 'https://blue.example/u/*'],
  ['https://blue.example/u/x8Kd02mzPq7RtWv5nB3c', 'https://blue.example/u/*'],
  [
    'https://blue.example/blog/10-ways-to-begin-a-sip-in-2026',
    'https://blue.example/blog/10-ways-to-begin-a-sip-in-2026',
  ],
  ['https://blue.example/kyc/ABCDE1234F', 'https://blue.example/kyc/*'],
  ['https://blue.example/u/98765-43210', 'https://blue.example/u/*'],
  ['https://blue.example/u/98765%2043210', 'https://blue.example/u/*'],
  ['https://blue.example/invite/xJ3k-9fQwErTy8uIoP1', 'https://blue.example/invite/*'],
  ['https://blue.example/order-3f2b8c1d-aaaa-4bbb-8ccc-0123456789ab', 'https://blue.example/*'],
  ['https://blue.example/x;jsessionid=A1B2C3D4', 'https://blue.example/*'],
  ['https://blue.example/u/a%2540b.example', 'https://blue.example/u/*'],
  ['https://blue.example/2026-11-28-what-a-sip-is', 'https://blue.example/2026-11-28-what-a-sip-is'],
  [`https://blue.example/${'a/'.repeat(200)}`, `https://blue.example/${'a/'.repeat(200)}`.slice(0, 200)],
])('a page is counted without what may name a person: %s', (address, page) =>
  expect(countedPage(new URL(address))).toBe(page),
);

it.each(['file:///home/asha/plan.html', 'about:srcdoc', 'data:text/html,x'])(
  'what is no page on the web is not counted: %s',
  (address) => expect(countedPage(new URL(address))).toBeNull(),
);
