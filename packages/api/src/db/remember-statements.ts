import type { PGlite } from '@electric-sql/pglite';

type Exchange = PGlite['execProtocolStream'];

interface Statement {
  readonly name: string;
  /** What the database says of its parameters and columns; null until it was asked. */
  description: Awaited<ReturnType<Exchange>> | null;
}

/** Texts that are kept: several times what pages ask. A plan takes tens of kilobytes. */
const KEPT = 256;

// the letters by which PostgreSQL's protocol names messages, and a statement in one
const PARSE = 0x50;
const DESCRIBE = 0x44;
const BIND = 0x42;
const CLOSE = 0x43;
const STATEMENT = 0x53;

/** Gives an unnamed statement a name, which a message has at `position`. */
function named(message: Uint8Array, position: number, name: string): Uint8Array {
  const bytes = Buffer.concat([message.subarray(0, position), Buffer.from(name), message.subarray(position)]);
  bytes.writeUInt32BE(bytes.length - 1, 1);
  return bytes;
}

const closing = (name: string): Uint8Array => named(Buffer.from([CLOSE, 0, 0, 0, 0, STATEMENT, 0]), 6, name);

/**
 * Has the embedded database parse and plan each text once: PGlite does both for every query, which takes it longer than most answers do. It is called
 * once the schema is up to date, since a remembered statement keeps its columns. PGlite lets no other query come between the messages of one.
 */
export function rememberStatements(client: PGlite): void {
  const send: Exchange = client.execProtocolStream.bind(client);
  /** The statements that are known, by their texts and the types of their parameters; the last used is listed last. */
  const known = new Map<string, Statement>();
  let current: Statement | null = null;
  let names = 0;

  async function parse(message: Uint8Array, options: Parameters<Exchange>[1]) {
    current = null;
    const text = Buffer.from(message).toString('latin1', 6);
    // what changes the schema or the session is asked once
    if (!/^\s*(select|insert|update|delete|with)\b/i.test(text)) return send(message, options);
    const statement = known.get(text) ?? { name: `s${(names += 1)}`, description: null };
    const answer = known.delete(text) ? [] : await send(named(message, 5, statement.name), options);
    known.set(text, statement);
    current = statement;
    const [oldest] = known;
    if (oldest && known.size > KEPT) {
      known.delete(oldest[0]);
      await send(closing(oldest[1].name), options);
    }
    return answer;
  }

  client.execProtocolStream = async (message, options) => {
    const [kind] = message;
    if (kind === PARSE) return parse(message, options);
    if (!current) return send(message, options);
    if (kind === BIND) return send(named(message, 6, current.name), options);
    if (kind !== DESCRIBE) return send(message, options);
    current.description ??= await send(named(message, 6, current.name), options);
    if (message[5] === STATEMENT) return current.description;
    // the columns of an answer are those of its statement
    return current.description.filter(({ name }) => name !== 'parameterDescription');
  };
}
