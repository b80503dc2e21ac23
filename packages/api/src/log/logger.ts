import { cutText } from '@prosperx/core/format';
import type { Clock } from '@prosperx/core/time';

const LONGEST = 200;

/** Matches addresses, text in quotes or angle brackets, and words as long as a code, a mobile or an account number. */
const PERSONAL = /"[^"]*"|'[^']*'|`[^`]*`|<[^>]*>|\S+@\S+|\+?\d(?:[ -]?\d){5,}|\d{4,}/g;

/** A shorter value, such as a code of a bank, stands in too many words. */
const SHORTEST = 3;

/**
 * Returns the message of an error that a provider's port threw, without the values that it may repeat: those that look personal, and
 * `values`, the texts of the call. The text of a message to a person never belongs into one.
 */
export function reasonOf(cause: unknown, values: Iterable<string> = []): string | undefined {
  if (!(cause instanceof Error)) return undefined;
  const sent = [...values].filter(({ length }) => length >= SHORTEST).sort((a, b) => b.length - a.length);
  const cleared = sent.reduce((text, value) => text.replaceAll(value, '…'), cause.message);
  return cutText(cutText(cleared, 10 * LONGEST).replace(PERSONAL, '…'), LONGEST);
}

/**
 * The fields are ids, codes, counts and route patterns: no personal data, no query strings. An `error` is written by its class, code and
 * places alone, since drivers put values into messages.
 */
export type LogFields = Readonly<Record<string, unknown>>;

export type LogLevel = 'info' | 'warn' | 'error';

export interface Logger {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

/** Returns the error behind an error: the one that a driver or a library wraps. */
export function rootCause(error: Error): Error {
  return error.cause instanceof Error ? rootCause(error.cause) : error;
}

function describe(error: unknown): Record<string, string | undefined> {
  if (!(error instanceof Error)) return { errorClass: typeof error };
  const cause = rootCause(error);
  const places = (cause.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    errorClass: cause.name,
    errorCode: 'code' in cause ? String(cause.code) : undefined,
    stack: places
      .slice(0, 8)
      .map((line) => line.trim())
      .join(' | '),
  };
}

const LEVELS: readonly LogLevel[] = ['info', 'warn', 'error'];

/** The ids of the trace in which a line is written; null outside of one. */
export type TraceIds = () => { readonly traceId: string; readonly spanId: string } | null;

/** Makes a logger that writes one JSON object a line, of `lowest` level or above, with the ids of the trace where there is one. */
export function jsonLogger(
  clock: Clock,
  write: (line: string) => void,
  lowest: LogLevel = 'info',
  traceIds: TraceIds = () => null,
): Logger {
  const at =
    (level: LogLevel) =>
    (event: string, fields: LogFields = {}) => {
      if (LEVELS.indexOf(level) < LEVELS.indexOf(lowest)) return;
      const { error, ...rest } = fields as { error?: unknown };
      const described = error === undefined ? {} : describe(error);
      write(
        JSON.stringify({
          time: new Date(clock.now()).toISOString(),
          level,
          event,
          ...rest,
          ...described,
          ...traceIds(),
        }),
      );
    };
  return { info: at('info'), warn: at('warn'), error: at('error') };
}
