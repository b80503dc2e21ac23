const names = new WeakMap<Request, string>();

/** Notes by which call a request is answered. */
export const nameRoute = (request: Request, name: string): void => void names.set(request, name);

/** Groups of what is no call, by the beginning of the path. */
const GROUPS = [
  ['/prosperx-api/', 'api'],
  ['/sdk/', 'sdk'],
  ['/docs', 'docs'],
  ['/v1/assets/', 'asset'],
  ['/v1', 'page'],
  ['/healthz', 'health'],
  ['/readyz', 'health'],
] as const;

/** The name of the call that a request made, or of the group of its page: one of a bounded list. */
export function routeNameOf(request: Request): string {
  const known = names.get(request);
  if (known) return known;
  const { pathname } = new URL(request.url);
  return GROUPS.find(([beginning]) => pathname.startsWith(beginning))?.[1] ?? 'other';
}

const METHODS: ReadonlySet<string> = new Set(['GET', 'POST', 'OPTIONS', 'HEAD']);

/** Whoever invents a method makes no new series. */
export const methodOf = ({ method }: Request): string => (METHODS.has(method) ? method : 'other');
