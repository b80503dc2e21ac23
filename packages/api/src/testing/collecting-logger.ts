import type { Clock } from '@prosperx/core/time';
import { jsonLogger, type Logger } from '#log/logger.js';

/** A logger whose lines a test can read. */
export interface CollectingLogger extends Logger {
  readonly lines: readonly string[];
}

export function collectingLogger(clock: Clock): CollectingLogger {
  const lines: string[] = [];
  return { ...jsonLogger(clock, (line) => lines.push(line)), lines };
}
