/** The error of a job that only a person can bring to an end: it is parked at once, and `npm run queue` shows them the reason. */
export class PersonNeeded extends Error {
  constructor(readonly reason: string) {
    super(reason);
    this.name = 'PersonNeeded';
  }
}

const NUMBER_WANTED =
  'the exchange may have registered this, and cannot be asked: look there, and give the number that you find; drop it where there is none';
const NUMBER_KNOWN =
  'the number that was given is that of another registration of ours: look again, and give the right one';

/** The error of a job whose registration, at an exchange that cannot be asked for it, a person looks for. */
export const asNumberWanted = (): PersonNeeded => new PersonNeeded(NUMBER_WANTED);

/** The same where a wrong number was given. */
export const asNumberKnown = (): PersonNeeded => new PersonNeeded(NUMBER_KNOWN);

/** Why a job was parked for which a person gives the number of its registration. */
export const NUMBER_REASONS: readonly string[] = [NUMBER_WANTED, NUMBER_KNOWN];
