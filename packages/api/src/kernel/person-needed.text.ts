/** Ends the reason why a job waits that must not be dropped, since what it asks for was carried out: `npm run queue` and the console refuse that. */
export const NOT_TO_DROP = 'so that this must not be dropped';

/** Why a job waits for the number of a registration, as the console and `npm run queue` show it. */
export const NUMBER_WANTED =
  'the exchange may have registered this, and cannot be asked: look there, and give the number that you find; drop it where there is none';
export const NUMBER_KNOWN =
  'the number that was given is that of another registration of ours: look again, and give the right one';
