/** Migrations up to here came before servers were changed one after the other. */
const LAST_OF_BEFORE = 59;

/** What the server of the version before could not live with, or what locks a table that people use. @type {readonly [RegExp, string][]} */
const NARROWS = [
  [/\bdrop\s+(table|column|view|type|schema)\b/i, 'takes something away that the version before still uses'],
  [/\brename\s+(to|column|constraint)?\b/i, 'renames what the version before still calls by its name'],
  [/\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i, 'changes the type of a column, and writes its table anew'],
  [/\balter\s+column\s+\S+\s+set\s+not\s+null\b/i, 'asks for a value that the version before does not write'],
  [
    /\badd\s+column\s+(?:(?!default)[^;])*\bnot\s+null\b(?:(?!default)[^;])*;?\s*$/i,
    'adds a column that the version before does not fill',
  ],
  [
    /\badd\s+constraint\s+\S+\s+(?:check|foreign\s+key)\b(?:(?!not\s+valid)[^;])*;?\s*$/i,
    'looks at every row under a lock: add it "not valid"',
  ],
];

const INDEX = /^(create\s+(unique\s+)?|drop\s+)index\b/i;
const CONCURRENT = /^(create\s+(unique\s+)?|drop\s+)index\s+concurrently\b/i;

/** `-- narrows: NAME has not been used since 0061`: said by who has looked. */
const SAID = /^-- narrows: .+ since (\d{4})\s*$/m;

/** What is wrong with a migration, a sentence each. @param {string} tag @param {string} text @returns {string[]} */
export function narrowingIn(tag, text) {
  const number = Number(tag.slice(0, 4));
  if (number <= LAST_OF_BEFORE) return [];
  const since = Number(SAID.exec(text)?.[1] ?? Infinity);
  const made = new Set(
    [...text.matchAll(/create\s+table\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/gi)].map(([, name]) => name),
  );
  const statements = text
    .split('--> statement-breakpoint')
    .map((statement) => statement.replaceAll(/^--.*$/gm, '').trim())
    .filter(Boolean);
  /** @type {string[]} */
  const found = [];
  for (const statement of statements) {
    const [, table] = /(?:alter\s+table\s+(?:only\s+)?|\bon\s+)"?(\w+)"?/i.exec(statement) ?? [];
    if (table && made.has(table)) continue;
    if (INDEX.test(statement) && !CONCURRENT.test(statement))
      found.push(`${tag} builds or drops an index under a lock: write "index concurrently", in a migration of its own`);
    // what was said has to be of a version before this one
    for (const [pattern, why] of since < number ? [] : NARROWS)
      if (pattern.test(statement)) found.push(`${tag} ${why}`);
  }
  const concurrent = statements.filter((one) => CONCURRENT.test(one));
  if (concurrent.length > 0 && concurrent.length < statements.length)
    found.push(`${tag} has more than indexes that are built or dropped concurrently: put those into one of their own`);
  return found;
}
