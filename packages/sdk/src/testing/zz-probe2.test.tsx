// @vitest-environment ./packages/sdk/src/testing/page-with-server.ts
import { it } from 'vitest';
it('works', () => {
  console.log(import.meta.url, String(new URL('../../.cache', import.meta.url)), process.env.SSR, String(URL), (()=>1).toString());
  console.log((function f(){ return new URL('../../.cache', import.meta.url) }).toString());
});
