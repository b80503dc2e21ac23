import { chmod, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { StartError } from '#db/start-error.js';
import type { Services } from '#kernel/services.js';
import { advisorCommand } from '#modules/agent/advisor-command.js';
import { leadCommand } from '#modules/lead/objections.js';
import { operatorCommand } from '#modules/operator/accounts.js';
import { partnerCommand } from '#modules/partner/save-partner.js';

type Operated = Pick<Services, 'db' | 'crypto' | 'clock'> & { readonly sandbox: boolean; readonly publicUrl: string };

/** The commands that a running server carries out for its operator: they answer with lines for people to read. */
export const operatorCommands = {
  advisor: (services: Operated, args: readonly string[]) => advisorCommand(services, args),
  leads: (services: Operated, args: readonly string[]) => leadCommand(services, args),
  operator: (services: Operated, args: readonly string[]) => operatorCommand(services, args),
  partner: ({ db, crypto, clock, sandbox }: Operated, args: readonly string[]) =>
    partnerCommand({ db, crypto, now: clock.now(), sandbox }, args),
} as const;

export type OperatorCommand = keyof typeof operatorCommands;

/** The embedded database belongs to one process, so whoever operates it asks that one: by a socket in its own folder, which only its owner can open. */
const socketIn = (dataDir: string) => join(dataDir, 'operator.sock');

interface Answer {
  readonly lines?: readonly string[];
  readonly error?: string;
}

const LONGEST = 100_000;

/** Reads what the other side writes until it ends; nothing of what is too long. */
function readAll(socket: Socket): Promise<string> {
  let text = '';
  socket.setEncoding('utf8');
  socket.on('data', (part: string) => {
    text = text.length > LONGEST ? text : text + part;
  });
  return new Promise((resolve) => socket.once('end', () => resolve(text)));
}

async function carryOut(services: Operated, text: string): Promise<Answer> {
  try {
    const { name, args } = JSON.parse(text) as { name: string; args: string[] };
    if (!Object.hasOwn(operatorCommands, name)) return { error: `The server knows no command "${name}".` };
    return { lines: await operatorCommands[name as OperatorCommand](services, args) };
  } catch (error) {
    return { error: error instanceof StartError ? error.message : 'The command failed.' };
  }
}

/** Listens for the operator of an embedded database until it is closed. A socket that a killed server left is removed: the folder's lock says that none lives. */
export async function listenForOperator(dataDir: string, services: Operated): Promise<{ close(): Promise<void> }> {
  const path = socketIn(dataDir);
  await rm(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => {});
    void readAll(socket)
      .then((text) => carryOut(services, text))
      .then((answer) => socket.end(JSON.stringify(answer)));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ path }, resolve);
  });
  await chmod(path, 0o600);
  return { close: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** Asks the server that has the folder open; null when none listens there. Throws `StartError` with what it refuses. */
export async function askServer(
  dataDir: string,
  name: OperatorCommand,
  args: readonly string[],
): Promise<readonly string[] | null> {
  const socket = connect(socketIn(dataDir));
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  });
  if (!isOpen) return null;
  socket.end(JSON.stringify({ name, args }));
  const { lines, error } = JSON.parse(await readAll(socket)) as Answer;
  if (error !== undefined) throw new StartError(error);
  return lines ?? [];
}
