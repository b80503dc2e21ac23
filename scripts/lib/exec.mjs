import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

/** What every tool sees: source instead of builds between packages, and a time zone that is not India's. */
export const toolEnv = () => ({
  ...process.env,
  TZ: 'America/Los_Angeles',
  NODE_OPTIONS: [process.env['NODE_OPTIONS'], '--conditions=@prosperx/source'].filter(Boolean).join(' '),
});

/** For TypeScript 7, alone or in tsgolint, and for no tool that goes on running: collecting what it has dropped was a fifth of its time. */
export const NEVER_COLLECT = { GOGC: 'off', GOMEMLIMIT: '2GiB' };

/** The path of a tool that a dependency installs. @param {string} name */
export const bin = (name) => join(ROOT, 'node_modules/.bin', name);

/**
 * Runs a program; `show` lets its output through, else it is kept. Never throws: a program that cannot be started has code 127.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean, uid?: number, gid?: number }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function exec(command, args, { cwd = ROOT, env = process.env, show = false, ...user } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...user, cwd, env, stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
    /** @type {Buffer[]} */
    const chunks = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }));
  });
}

/** The end of a long output. @param {string} output */
export function tail(output, lines = 40) {
  const all = output.trimEnd().split('\n');
  return [...(all.length > lines ? ['…'] : []), ...all.slice(-lines)].map((line) => `    ${line}`).join('\n');
}
