/** @type {import('../rows.mjs').Row[]} */
export const SERVER = [
  {
    id: 'R1',
    promise: 'Bad input breaks nothing',
    goal: '100,000 bodies over all calls and 20,000 oddities on the socket: no failure of ours, none over a second',
    missing: 'A body fails at twenty seconds, since the machine of the run is busy; those over one are counted.',
  },
  {
    id: 'R2',
    promise: 'Nothing that we read makes a reader fall over',
    goal: 'Fuzzing led by coverage, six readers, ten minutes each',
    missing:
      'Seven readers of ours and the libraries that read CSV, workbooks and DBF files; the bytes of a PDF are read by pdf.js and those of a picture by libvips in a process of its own, whose makers fuzz them.',
  },
  {
    id: 'R3',
    promise: 'A file is what it says, and carries nothing hidden',
    goal: '2,000 files: none wrongly taken or refused, less than 300 MB',
    missing: 'What they take is held at 400 MB of the tests’ process.',
  },
  {
    id: 'R4',
    promise: 'Personal data stays where it belongs',
    goal: 'Planted values through all calls and tests: none in logs, addresses, errors or messages; no whole Aadhaar number stored',
    missing: 'Planted values go through every field of every call, not through every browser test.',
  },
  {
    id: 'R5',
    promise: 'A small machine is fast',
    goal: 'PGlite 2,000 reads and 300 orders a second, PostgreSQL 5,000 and 800',
    missing:
      'Measured by benches (`npm run bench -- calls`, `npm run bench -- orders`), not held by a test: figures are those of a machine. docs/scale.md has those that were kept.',
  },
  {
    id: 'R6',
    promise: 'Too much is refused politely, and people who are signed in go on',
    goal: 'Ten times too much for a minute: 429 or 503 with a time to come again, what is taken answered in a second, none lost',
    missing: 'What is held is that a call takes less than four times its quiet time, on whatever machine.',
  },
  {
    id: 'R7',
    promise: 'A provider may fail in any way',
    goal: 'Each provider by eight faults in each way that uses it',
    missing:
      'Eight faults at the first questions of each kind, and four by chance at a tenth of all questions; not each fault at each moment of a way.',
  },
  {
    id: 'R8',
    promise: 'A full or broken disk is told, never hidden',
    goal: '50 faults of the disk: nothing falsely confirmed, a clean start after',
    missing:
      'Full, read-only, and a store of files that fails in six ways, while people buy; not fifty kinds of faults.',
  },
  {
    id: 'R9',
    promise: 'The tests would notice',
    goal: 'Of changed lines in money, login, bridge and validation 85 % are noticed',
    missing:
      'Money was run whole: 124 faults, 117 noticed (94 %), three of the others mended since, four change nothing (the sign of zero). Validation and the bridge were stopped after forty minutes each on a machine of two cores with thirty programs; codes were not begun.',
  },
  {
    id: 'R10',
    promise: 'A server that died is back at once',
    goal: 'Killed at 100 requests a second: at most one second without answers on PostgreSQL, two on PGlite',
    missing:
      'A start fails at ten seconds on PostgreSQL and twenty on PGlite, since the machine of the run is busy; how many came back within the goal is counted. The run starts the process itself: how long a supervisor takes is its own.',
  },
  {
    id: 'R11',
    promise: 'Every answer carries the headers that protect it',
    goal: 'All calls and pages, none missing',
  },
  {
    id: 'R12',
    promise: 'It grows: a call costs the same with a hundred thousand investors',
    goal: 'Signed-in calls at 100,000 at most 1.3 times those at 1,000; no table of people read from end to end on a request',
    missing:
      'The plans are held by a test; times are measured by a bench, on whatever machine: docs/scale.md has them.',
  },
  {
    id: 'R13',
    promise: 'A pooler that hands connections on after each transaction loses nothing',
    goal: 'People read and buy through PgBouncer with fewer connections than the server has: none failed, none lost',
  },
  {
    id: 'R14',
    promise: 'A replica that is late or gone is never noticed by people',
    goal: 'Near, ten minutes behind and killed: no answer about the market older than five seconds, no call failed',
    missing: 'An answer counts as too old after eight seconds, since the machine of the run is busy.',
  },
  {
    id: 'R15',
    promise: 'What was acknowledged survives the machine of the database',
    goal: 'The primary dies with its disk: restored from copy and archive, 0 acknowledged lost; and to any second',
  },
  {
    id: 'R16',
    promise: 'A clock that jumps does no harm',
    goal: 'Set back and forth an hour at every question of a purchase, in 50 purchases: none doubled, none lost, money back where it was too late; codes, limits and keys hold',
    missing: 'A session lives as much longer as its clock was ahead, at most half a day; a job waits as much longer.',
  },
];
