import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exec, tail } from '../../lib/exec.mjs';
import { findOrInstall, unprivileged, untilReady } from '../../lib/postgres.mjs';

/** A PostgreSQL server of a run's own, with its log on the disk as one that is run for others has it. It is reached by a socket in its folder. */
export interface Cluster {
  readonly folder: string;
  readonly data: string;
  readonly url: string;
  start(): Promise<void>;
  /** Stops it by a signal: SIGINT in order, SIGKILL as a machine that dies. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Is killed with all of its processes at once, as they stand. */
  die(): Promise<void>;
  /** Adds settings; a server that runs reads them anew. */
  set(settings: readonly string[]): Promise<void>;
  remove(): Promise<void>;
}

/** Kills a process, unless it has ended meanwhile. */
function endIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** Clusters of this machine; null where PostgreSQL is not installed and cannot be. */
export async function clusters() {
  const programs = await findOrInstall();
  if (!programs) return null;
  const user = unprivileged();

  /** Runs one of PostgreSQL's programs as its user. */
  async function program(name: string, args: readonly string[]): Promise<void> {
    const { code, output } = await exec(join(programs ?? '', name), [...args], { ...user, cwd: tmpdir() });
    if (code !== 0) throw new Error(`${name}: ${tail(output)}`);
  }

  /** Starts one that goes on. */
  const start = (name: string, args: readonly string[]): ChildProcess =>
    spawn(join(programs, name), [...args], { ...user, cwd: tmpdir(), stdio: ['ignore', 'ignore', 'pipe'] });

  async function newFolder(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'prosperx-cluster-'));
    if (user.uid !== undefined) await chown(folder, user.uid, user.gid ?? user.uid);
    return folder;
  }

  function clusterIn(folder: string): Cluster {
    const data = join(folder, 'data');
    let child: ChildProcess | null = null;
    return {
      folder,
      data,
      url: `postgres://prosperx@localhost/postgres?host=${encodeURIComponent(folder)}`,
      start: async () => {
        child = start('postgres', ['-D', data, '-k', folder, '-c', 'listen_addresses=']);
        await untilReady(child);
      },
      stop: async (signal = 'SIGINT') => {
        if (!child || child.exitCode !== null) return;
        const ended = once(child, 'exit');
        child.kill(signal);
        await ended;
        child = null;
      },
      die: async () => {
        if (!child?.pid || child.exitCode !== null) return;
        const ended = once(child, 'exit');
        // a server that stands still starts no more of them
        child.kill('SIGSTOP');
        const { output } = await exec('ps', ['-o', 'pid=', '--ppid', String(child.pid)]);
        for (const pid of [child.pid, ...output.split('\n').map(Number).filter(Boolean)]) endIfThere(pid);
        await ended;
        child = null;
      },
      set: async (settings) => {
        await writeFile(join(data, 'postgresql.auto.conf'), `${settings.join('\n')}\n`, { flag: 'a' });
        child?.kill('SIGHUP');
      },
      remove: () => rm(folder, { recursive: true, force: true }),
    };
  }

  return {
    program,
    start,
    newFolder,
    clusterIn,
    /** A new server with settings, started. */
    async newCluster(settings: readonly string[] = []): Promise<Cluster> {
      const cluster = clusterIn(await newFolder());
      await program('initdb', [
        '-D',
        cluster.data,
        '-U',
        'prosperx',
        '-A',
        'trust',
        '-E',
        'UTF8',
        '--locale=C.UTF-8',
        '--no-sync',
      ]);
      await cluster.set(['max_connections = 120', 'jit = off', ...settings]);
      await cluster.start();
      return cluster;
    },
    /** A copy of a running server in a new folder; with `-R` it follows that one. */
    async copyOf({ folder }: Cluster, ...args: readonly string[]): Promise<Cluster> {
      const copy = clusterIn(await newFolder());
      await program('pg_basebackup', ['-h', folder, '-U', 'prosperx', '-D', copy.data, '-c', 'fast', ...args]);
      return copy;
    },
  };
}
