/** How a piece of work ended, for figures: `unknown` where no answer came, `waiting` where nobody was asked, since it is not time yet. */
export type Outcome = 'done' | 'failed' | 'unknown' | 'waiting';

/** What the parts of a server report of themselves. All names are of bounded lists (calls, kinds, providers): never a path, a person or a value. */
export interface Measures {
  /** `call` is the name of an endpoint, or of a group of pages. */
  request(call: string, method: string, status: number, seconds: number): void;
  statement(kind: string, outcome: Outcome, seconds: number): void;
  job(kind: string, outcome: Outcome, seconds: number): void;
  provider(provider: string, call: string, outcome: Outcome, seconds: number): void;
  otp(channel: string, outcome: Outcome): void;
  login(factor: string, isGranted: boolean): void;
}

export type SpanFacts = Readonly<Record<string, string | number>>;

/** A span that goes on. */
export interface OpenSpan {
  set(facts: SpanFacts): void;
  /** Gives it a name that is known late. */
  rename(name: string): void;
  end(outcome: Outcome): void;
}

/** Traces by OpenTelemetry. */
export interface Spans {
  /** Does some work within a span, under that of the caller, or under the one that `headers` of a trusted proxy name. */
  within<Result>(
    name: string,
    facts: SpanFacts,
    work: (span: OpenSpan) => Promise<Result>,
    headers?: Headers,
  ): Promise<Result>;
  /** Begins a span under that of the caller; null where there is none, as in looking for work each second. */
  begin(name: string, facts: SpanFacts): OpenSpan | null;
  /** The ids of what goes on, for lines of the log. */
  ids(): { readonly traceId: string; readonly spanId: string } | null;
  /** Sends what is left. */
  stop(): Promise<void>;
}

/** What looks on while a server works: each part is absent where nobody asked for it. */
export interface Observer {
  readonly measures: Measures | null;
  readonly spans: Spans | null;
}

export const unobserved: Observer = { measures: null, spans: null };

const noSpan: OpenSpan = { set: () => {}, rename: () => {}, end: () => {} };

/** Finds the outcome by the error's name: no other folder is imported here. */
export const outcomeOf = (error: unknown): Outcome =>
  (error instanceof Error ? BY_NAME.get(error.name) : null) ?? 'failed';

const BY_NAME: ReadonlyMap<string, Outcome> = new Map([
  ['ProviderUnknown', 'unknown'],
  ['ProviderNotAsked', 'waiting'],
]);

/** Does some work under the eyes of an observer; `report` gets its end. */
export async function observed<Result>(
  { spans }: Observer,
  { name, facts }: { readonly name: string; readonly facts: SpanFacts },
  work: () => Promise<Result>,
  report: (outcome: Outcome, seconds: number) => void,
): Promise<Result> {
  const since = performance.now();
  const end = (outcome: Outcome) => report(outcome, (performance.now() - since) / 1_000);
  const watched = async (span: OpenSpan) => {
    try {
      const result = await work();
      end('done');
      span.end('done');
      return result;
    } catch (error) {
      const outcome = outcomeOf(error);
      end(outcome);
      span.end(outcome);
      throw error;
    }
  };
  return spans ? spans.within(name, facts, watched) : watched(noSpan);
}
