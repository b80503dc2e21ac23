/** What goes to the server. A body is a form, or goes as JSON. */
export interface Sending {
  readonly method: 'GET' | 'POST';
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly credentials: RequestCredentials;
  readonly signal: AbortSignal;
}

/** An answer, and what it says: JSON where it can be read as such, else its text. */
export interface Answer {
  readonly response: Response;
  readonly data: unknown;
}

/** When a request is sent again. */
export interface Resend {
  readonly times: number;
  /** Milliseconds before each. */
  readonly delay: number;
  /** Tells whether an answer is one of those that another try may change. */
  readonly isLost: (answer: Answer) => boolean;
}

/** Sends a request, again where it got no answer or a lost one; rejects with what the last try was stopped by. */
export async function send(
  address: string,
  { query = {}, body, headers, ...init }: Sending,
  { times, delay, isLost }: Resend,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<Answer> {
  const url = withQuery(address, query);
  const request =
    body === undefined || body instanceof FormData
      ? { ...init, body: body ?? null, headers }
      : { ...init, body: JSON.stringify(body), headers: { ...JSON_HEADERS, ...headers } };
  for (let left = times; ; left--) {
    try {
      const response = await fetch(url, request);
      const answer = { response, data: read(await response.text()) };
      if (left === 0 || !isLost(answer)) return answer;
    } catch (cause) {
      if (left === 0 || init.signal.aborted) throw cause;
    }
    await new Promise((resolve) => setTimeout(resolve, delay));
  }
}

const JSON_HEADERS = { 'Content-Type': 'application/json', Accept: 'application/json' };

function read(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** A list is written once for each of its values; what is undefined is left out. */
function withQuery(address: string, query: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => (one === undefined ? [] : [[name, String(one)]])),
  );
  return pairs.length > 0 ? `${address}?${new URLSearchParams(pairs)}` : address;
}
