import type { Failure } from '@prosperx/core/http';

/** The behaviour of a browser's line to the server. */
export interface Line {
  random(): number;
  /** The share of requests whose answer never arrives. */
  readonly loss: number;
  /** Waits before another try; rejects when the run has lasted too long. */
  pause(): Promise<void>;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly location: string | null;
}

function canBeRepeated({ status, text }: Answer): boolean {
  if (status < 400) return false;
  try {
    return (JSON.parse(text) as Failure).error.retryable;
  } catch {
    return status >= 500;
  }
}

/** One try; null when no answer arrives, whatever became of the request. */
export async function attempt(line: Line, send: () => Promise<Response>): Promise<Answer | null> {
  try {
    const response = await send();
    const answer = { status: response.status, text: await response.text(), location: response.headers.get('location') };
    return line.random() < line.loss ? null : answer;
  } catch {
    return null;
  }
}

/** Sends the same request again and again until an answer arrives that another try would not change. */
export async function retryUntilAnswered(line: Line, send: () => Promise<Response>): Promise<Answer> {
  for (;;) {
    const answer = await attempt(line, send);
    if (answer && !canBeRepeated(answer)) return answer;
    await line.pause();
  }
}

/** A request sent twice in the same moment, each until it is answered. */
export function doubleClick(line: Line, send: () => Promise<Response>): Promise<readonly [Answer, Answer]> {
  return Promise.all([retryUntilAnswered(line, send), retryUntilAnswered(line, send)]);
}
