import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StartError, systemCodeOf } from '#db/start-error.js';
import type { Logger } from '#log/logger.js';

/** The file of the security log, to which lines are added in their order. */
export interface SecurityLogFile {
  write(line: string): void;
  /** Resolves when all lines are there. */
  close(): Promise<void>;
}

/** Opens the file of the security log, which its owner alone reads. Throws StartError where it cannot be written; a line that cannot be kept later is told to the log. */
export async function openSecurityLog(path: string, log: Logger): Promise<SecurityLogFile> {
  const file = await mkdir(dirname(path), { recursive: true })
    .then(() => open(path, 'a', 0o600))
    .catch((error: unknown) => {
      throw new StartError(
        `The security log ${path} cannot be written (${systemCodeOf(error)}). Set SECURITY_LOG to a file that can.`,
        error,
      );
    });
  let last: Promise<unknown> = Promise.resolve();
  return {
    write: (line) => {
      last = last
        .then(() => file.appendFile(`${line}\n`))
        .catch((error: unknown) => log.error('security_log_failed', { error }));
    },
    close: async () => {
      await last;
      await file.close();
    },
  };
}
