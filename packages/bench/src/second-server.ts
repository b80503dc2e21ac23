import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Another server, in a process of its own. */
export interface SecondServer {
  /** Has it do all that is due. */
  serve(): Promise<void>;
  /** Lets it end, which takes seconds that nobody waits for. */
  close(): void;
}

/** Starts another server on a database; resolves once it stands. */
export async function openSecondServer(url: string): Promise<SecondServer> {
  const file = fileURLToPath(new URL('scale-server.ts', import.meta.url));
  const child = fork(file, [url], { execArgv: ['--import', 'tsx'] });
  const failed = new Promise<never>((_, reject) => {
    child.once('exit', (code) => code !== 0 && reject(new Error('the second server failed')));
  });
  failed.catch(() => {});
  const said = () => Promise.race([new Promise<void>((resolve) => child.once('message', () => resolve())), failed]);
  await said();
  return {
    serve: () => {
      const done = said();
      child.send('go');
      return done;
    },
    close: () => child.disconnect(),
  };
}
