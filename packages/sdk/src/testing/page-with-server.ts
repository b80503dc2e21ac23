import { builtinEnvironments, type Environment } from 'vitest/runtime';

/** What a page has of its own in happy-dom, but a server in the same process needs as Node has it. */
const ofNode = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'fetch',
  'FormData',
  'Headers',
  'Request',
  'Response',
  'URL',
  'URLSearchParams',
] as const;

/** happy-dom for views, Node for the server that answers them: the environment of the SDK's tests (vitest.config.ts). */
const pageWithServer: Environment = {
  name: 'page-with-server',
  // for a page, `new URL('file', import.meta.url)` would become an address of the dev server
  viteEnvironment: 'ssr',
  setup: async (global: Record<string, unknown>, options) => {
    // with it, React would register each element that it makes with the inspector
    Reflect.deleteProperty(console, 'createTask');
    const kept = ofNode.map((name) => [name, global[name]] as const);
    const page = await builtinEnvironments['happy-dom'].setup(global, options);
    const endTimers = timersOfPage();
    for (const [name, value] of kept)
      Object.defineProperty(global, name, { value, configurable: true, writable: true });
    return {
      teardown: async (ended) => {
        endTimers();
        await page.teardown(ended);
      },
    };
  },
};

/** A page's timers end with it, as in a browser: else what one test file has begun would look into the page of the next. */
function timersOfPage(): () => void {
  const { setTimeout } = globalThis;
  const running = new Set<NodeJS.Timeout>();
  const counted = (run: (...args: unknown[]) => void, ...rest: unknown[]) => {
    const [delay, ...args] = rest as [number?, ...unknown[]];
    const timer = setTimeout(() => {
      running.delete(timer);
      run(...args);
    }, delay);
    running.add(timer);
    return timer;
  };
  // what Node's own has beside it, such as its promises
  globalThis.setTimeout = Object.assign(counted, setTimeout) as typeof setTimeout;
  return () => {
    globalThis.setTimeout = setTimeout;
    for (const timer of running) clearTimeout(timer);
  };
}

export { pageWithServer as default };
