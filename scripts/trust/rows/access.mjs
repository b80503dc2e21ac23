/** @type {import('../rows.mjs').Row[]} */
export const ACCESS = [
  {
    id: 'A1',
    promise: 'A code cannot be guessed',
    goal: '10,000 guesses at once, at most five judged; the naive way judges thousands',
  },
  {
    id: 'A2',
    promise: 'A code is used once',
    goal: '100 at once, 200 rounds, one session each',
  },
  {
    id: 'A3',
    promise: 'A code counts for what it was sent for, for five minutes',
    goal: 'Every purpose by person, cart and session: none but its own',
  },
  {
    id: 'A4',
    promise: 'Nobody is flooded with codes',
    goal: '1,000 mobiles: 30 seconds between two, five an hour, ten a day, a cap for each address',
  },
  {
    id: 'A5',
    promise: 'One password for many accounts does not work, nor does an invented address, and owners still come in',
    goal: '10,000 accounts and 1,000 invented addresses: 200 judged at most, 100 of 100 owners come in',
  },
  {
    id: 'A6',
    promise: 'A stranger does not learn who is a customer',
    goal: '2,000 pairs at every call of the login: the same answer, less than five milliseconds apart',
  },
  {
    id: 'A7',
    promise: 'Passwords are dear to guess and cheap to serve',
    goal: 'argon2id with 19 MiB and two passes for all; others answered in 250 ms while 50 log in',
    missing:
      'Other work is measured in times of its quiet time (less than four), since milliseconds are those of a machine.',
  },
  {
    id: 'A8',
    promise: 'A session begins under a new token and ends for good',
    goal: '1,000 dead cookies refused, a million tokens without a double, 128 bits',
  },
  {
    id: 'A9',
    promise: 'The server ends a session after half an hour alone and after twelve hours in all',
    goal: 'To the second',
  },
  {
    id: 'A10',
    promise: 'Nobody sees or moves what is another’s',
    goal: 'Every call by seven roles for own, another’s and guessed things',
  },
  {
    id: 'A11',
    promise: 'No step can be left out',
    goal: 'The calls of each way in every order: none but the right one gets through',
  },
  {
    id: 'A12',
    promise: 'No other site can act in a person’s name',
    goal: 'Every call that changes something by nine kinds of forged request, from another origin in a browser',
  },
];
