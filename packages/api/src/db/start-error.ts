/** Says why the server cannot start: one line for the person who started it. */
export class StartError extends Error {
  constructor(line: string, cause?: unknown) {
    super(line, { cause });
    this.name = 'StartError';
  }
}

/** Returns the `code` of a system error such as EACCES, else null. */
export function systemCodeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}
