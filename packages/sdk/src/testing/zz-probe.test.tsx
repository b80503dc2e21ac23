// @vitest-environment ./packages/sdk/src/testing/page-with-server.ts
import { it, expect } from 'vitest';
import { render, screen } from '@testing-library/react';
import { openTestDb } from '../../../api/src/testing/engines.js';
import { testKit } from '../../../api/src/testing/test-kit.js';
import { ProsperXProvider } from '#widget/provider.js';
import { Skeleton } from '#ui/skeleton.js';
it('works', async () => {
  const t0 = performance.now();
  const { db, close } = await openTestDb('pglite', 'seeded');
  console.log('db', performance.now() - t0);
  const kit = testKit(db);
  const r = await kit.app.hono.request('http://localhost:8080/prosperx-api/api/v1/mf/get-most-viewed-mutual-funds');
  console.log(r.status, (await r.text()).slice(0, 300), performance.now() - t0);
  const asha = await kit.signedIn('9876500001');
  console.log(asha.cookies.size);
  expect(asha.cookies.size).toBe(1);
  render(<ProsperXProvider apiBase=""><Skeleton /></ProsperXProvider>);
  console.log(document.body.innerHTML, document.adoptedStyleSheets.length);
  await close();
}, 60000);
