/** @type {import('../rows.mjs').Row[]} */
export const MONEY = [
  {
    id: 'M1',
    promise: 'A press makes one order, however often it is repeated and whatever answers get lost',
    goal: '1,000 people, each press twice, three answers of ten lost: one order each, on both engines; the naive way doubles at least half',
  },
  {
    id: 'M2',
    promise: 'A crash neither loses nor repeats an order that was accepted',
    goal: '200 kills of the server on each engine',
  },
  {
    id: 'M3',
    promise: 'What was confirmed is stored',
    goal: '200 kills of PostgreSQL itself and 400 of a PGlite server, a quarter while it starts: nothing missing, every start works',
  },
  {
    id: 'M4',
    promise: 'A data folder has one server',
    goal: '50 of 50 second servers refused in two seconds, 50 of 50 stale locks taken over',
  },
  {
    id: 'M5',
    promise: 'Every line of a step that moves money is a safe one to die at',
    goal: '60 numbered crash points on both engines, five times each',
  },
  {
    id: 'M6',
    promise: 'Orders are right in any sequence of events, not in tried ones alone',
    goal: '5,000 sequences of at most 50 steps against a model, with faults; 50,000 in the long run',
    missing:
      'Over the whole server 400 sequences in the long run, of 25 acts on average, on one engine; the rules of states have 20,000.',
  },
  {
    id: 'M7',
    promise: 'No sequence of presses, tabs, Back and reloads sends a thing twice',
    goal: '2,000 orders of promises in the interface, 50 in a browser',
    missing:
      'The 2,000 are drawn over the hooks that order and pay, in two tabs without a browser; those in a browser are chosen by hand.',
  },
  {
    id: 'M8',
    promise: 'An idempotency key does what the documentation says',
    goal: 'Six checks of every call that moves money: no key, another body, in flight, same bytes again, after a restart, for a day',
  },
  {
    id: 'M9',
    promise: 'Call-backs may be forged, repeated and late',
    goal: '10,000 call-backs in one to five copies, shuffled, a fifth forged',
  },
  {
    id: 'M10',
    promise: 'Our books are compared with those of bank and exchange, and every difference is found',
    goal: '10,000 records with 500 planted faults of six kinds: all found, none invented, nothing changed',
  },
  {
    id: 'M11',
    promise: 'Where nobody knows what became of a payment, that is what is said',
    goal: '1,000 lost answers, half of them carried out: none shown as failed, none sent again without a question, all known after three rounds',
  },
  {
    id: 'M12',
    promise: 'Sums are exact to the paisa and the unit',
    goal: '1,000,000 random cases against whole-number arithmetic; no plain number for money',
  },
  {
    id: 'M13',
    promise: 'Money neither appears nor disappears',
    goal: 'Sums agree after every run of faults',
  },
  {
    id: 'M14',
    promise: 'Nobody sells units that they do not have',
    goal: '100 sales and switches at once of each of 200 folios, with kills',
  },
  {
    id: 'M15',
    promise: 'Cut-off times count to the second, over weekends, holidays and leap days',
    goal: '10,000 moments against a table, none wrong',
  },
  {
    id: 'M16',
    promise: 'Money comes from and goes to the investor’s own accounts alone, after a code for just this',
    goal: 'Every mode of payment, every order of the long runs',
    missing:
      'Every mode is held by its tests; of the long runs the one person of `main-job` is not looked at, nor is what was restored of copies.',
  },
  {
    id: 'M17',
    promise: 'An update keeps what was there',
    goal: 'Every released schema with 10,000 orders, 50 kills while each is migrated',
    missing:
      'Each tenth schema with 10,000 orders, on PostgreSQL; backups of earlier versions are migrated with a few.',
  },
  {
    id: 'M18',
    promise: 'A backup can be restored',
    goal: '100,000 orders in a minute, the same to the bit',
    missing:
      '100,000 orders on PostgreSQL, whose time the run says; 5,000 embedded, where both databases lie in the memory of one process.',
  },
];
