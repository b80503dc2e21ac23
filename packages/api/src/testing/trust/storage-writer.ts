import { openDb } from '#db/open-db.js';
import { writePair } from './storage-rows.js';

// A process of its own that writes into the embedded database in DATA_DIR until it is killed, a line for each step and each pair of rows.
const { DATA_DIR = '', LIFE = '', CARELESS } = process.env;
const tell = (line: string) => void process.stdout.write(`${line}\n`);

tell('opens');
const { db } = await openDb({ dataDir: DATA_DIR });
tell('writes');
for (let number = 0; ; number += 1) await writePair(db, `${LIFE}-${number}`, { isCareless: CARELESS === '1', tell });
