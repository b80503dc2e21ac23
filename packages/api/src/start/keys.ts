import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Keys } from '#crypto/crypto.js';
import { StartError, systemCodeOf } from '#db/start-error.js';
import type { Environment, Settings } from './settings.js';

const KEY_BYTES = 32;

interface StoredKeys {
  readonly current: string;
  readonly encryption: Readonly<Record<string, string>>;
  readonly lookup: string;
}

function keyFrom(text: string | undefined, name: string): Buffer {
  const key = Buffer.from(text ?? '', 'base64');
  if (key.length !== KEY_BYTES)
    throw new StartError(`${name} must hold ${KEY_BYTES} bytes in base64: openssl rand -base64 ${KEY_BYTES}.`);
  return key;
}

const PAIR = /^(\w{1,20}):([^:]+)$/;

/** `ENCRYPTION_KEYS=k2:…,k1:…`: the first seals, the others still open what they sealed. */
function keysFrom({ ENCRYPTION_KEYS, LOOKUP_KEY }: Environment): Keys {
  const encryption = new Map<string, Buffer>();
  for (const pair of (ENCRYPTION_KEYS ?? '').split(',')) {
    const [, id, key] = PAIR.exec(pair.trim()) ?? [];
    // of two keys with one name the first would open nothing any more
    if (id === undefined || encryption.has(id))
      throw new StartError(
        `ENCRYPTION_KEYS must be keys with a name each, apart by commas, such as k1:<${KEY_BYTES} bytes in base64>: echo "k1:$(openssl rand -base64 ${KEY_BYTES})".`,
      );
    encryption.set(id, keyFrom(key, `The key ${id} of ENCRYPTION_KEYS`));
  }
  const [current = ''] = encryption.keys();
  return { current, encryption, lookup: keyFrom(LOOKUP_KEY, 'LOOKUP_KEY') };
}

const newKey = () => randomBytes(KEY_BYTES).toString('base64');

/** Makes the file once; a second process reads what the first has written. */
async function storedKeys(dataDir: string): Promise<StoredKeys> {
  const path = join(dataDir, 'keys.json');
  const made: StoredKeys = { current: 'sandbox', encryption: { sandbox: newKey() }, lookup: newKey() };
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await writeFile(path, JSON.stringify(made), { flag: 'wx', mode: 0o600 });
    return made;
  } catch (error) {
    if (systemCodeOf(error) !== 'EEXIST')
      throw new StartError(`The keys in ${path} cannot be written (${systemCodeOf(error)}).`, error);
  }
  try {
    return JSON.parse(await readFile(path, 'utf8')) as StoredKeys;
  } catch (error) {
    throw new StartError(`The keys in ${path} cannot be read.`, error);
  }
}

/** The keys of the data at rest: from the environment; in the sandbox, where it names none, from a file next to the data. */
export async function readKeys(environment: Environment, { config, dataDir }: Settings): Promise<Keys> {
  if (!config.sandbox || environment['ENCRYPTION_KEYS']) return keysFrom(environment);
  const { current, encryption, lookup } = await storedKeys(dataDir);
  const decoded = Object.entries(encryption).map(([id, key]) => [id, keyFrom(key, 'keys.json')] as const);
  return { current, encryption: new Map(decoded), lookup: keyFrom(lookup, 'keys.json') };
}
