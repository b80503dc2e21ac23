/** Why a job waits for the number of a registration, as the console and `npm run queue` show it. */
export const NUMBER_WANTED =
  'the exchange may have registered this, and cannot be asked: look there, and give the number that you find; drop it where there is none';
export const NUMBER_KNOWN =
  'the number that was given is that of another registration of ours: look again, and give the right one';
