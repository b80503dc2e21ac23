import type { Clock } from '@prosperx/core/time';

const LONGEST = 200;

/** Addresses, what stands in quotes or angle brackets, and what is as long as a code, a mobile or an account number. */
const PERSONAL = /"[^"]*"|'[^']*'|`[^`]*`|<[^>]*>|\S+@\S+|\+?\d(?:[ -]?\d){5,}|\d{4,}/g;

/** The message of what a provider's port threw, without the values that it may repeat. The text of a message to a person never belongs into one. */
export function reasonOf(cause: unknown): string | undefined {
  if (!(cause instanceof Error)) return undefined;
  return cause.message.replace(PERSONAL, '…').slice(0, LONGEST);
}

/**
 * Ids, codes, counts and route patterns: no personal data, no query strings. Of an `error` only its class, code and
 * places are written, since drivers put values into messages.
 */
export type LogFields = Readonly<Record<string, unknown>>;

export type LogLevel = 'info' | 'warn' | 'error';

export interface Logger {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

/** The error behind an error: what a driver or a library wraps. */
export function innermost(error: Error): Error {
  return error.cause instanceof Error ? innermost(error.cause) : error;
}

function describe(error: unknown): Record<string, string | undefined> {
  if (!(error instanceof Error)) return { errorClass: typeof error };
  const cause = innermost(error);
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

/** One JSON object a line, of `lowest` level or above. */
export function jsonLogger(clock: Clock, write: (line: string) => void, lowest: LogLevel = 'info'): Logger {
  const at =
    (level: LogLevel) =>
    (event: string, fields: LogFields = {}) => {
      if (LEVELS.indexOf(level) < LEVELS.indexOf(lowest)) return;
      const { error, ...rest } = fields as { error?: unknown };
      const described = error === undefined ? {} : describe(error);
      write(JSON.stringify({ time: new Date(clock.now()).toISOString(), level, event, ...rest, ...described }));
    };
  return { info: at('info'), warn: at('warn'), error: at('error') };
}
