import type { Observer, Outcome } from './observer.js';

/** Hears of each statement by its kind; what it returns is called at its end. */
export type WatchStatement = (kind: string) => (outcome: Outcome) => void;

const KINDS: ReadonlySet<string> = new Set([
  'select',
  'insert',
  'update',
  'delete',
  'with',
  'begin',
  'commit',
  'rollback',
]);

/** The first word of a statement, without any of its names or values. */
export function kindOfStatement(query: unknown): string {
  const text = typeof query === 'string' ? query : ((query as { text?: unknown } | null)?.text ?? '');
  const word = /^\s*(\w+)/.exec(String(text))?.[1]?.toLowerCase() ?? '';
  return KINDS.has(word) ? word : 'other';
}

/** Reports statements to an observer; null where nobody looks. */
export function watchStatements({ measures, spans }: Observer): WatchStatement | null {
  if (!measures && !spans) return null;
  return (kind) => {
    const since = performance.now();
    const span = spans?.begin(`db ${kind}`, { 'db.system.name': 'postgresql', 'db.operation.name': kind });
    return (outcome) => {
      measures?.statement(kind, outcome, (performance.now() - since) / 1_000);
      span?.end(outcome);
    };
  };
}

type Query = (...args: never[]) => unknown;

/** Wraps the `query` of a driver, whether it answers by a promise or calls back. */
export function watchedQuery<Asked extends Query>(query: Asked, watch: WatchStatement): Asked {
  const ask = query as unknown as (...all: unknown[]) => unknown;
  const watched = (...args: unknown[]) => {
    const end = watch(kindOfStatement(args[0]));
    const last = args.at(-1);
    if (typeof last === 'function') {
      const callBack = (error: unknown, ...rest: unknown[]) => {
        end(error ? 'failed' : 'done');
        (last as (...all: unknown[]) => void)(error, ...rest);
      };
      return ask(...args.slice(0, -1), callBack);
    }
    const answer = ask(...args);
    if (answer instanceof Promise)
      void answer.then(
        () => end('done'),
        () => end('failed'),
      );
    return answer;
  };
  return watched as unknown as Asked;
}
