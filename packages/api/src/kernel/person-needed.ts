import { NOT_TO_DROP, NUMBER_KNOWN, NUMBER_WANTED } from './person-needed.text.js';

/** The error of a job that only a person can bring to an end: it is parked at once, and `npm run queue` shows them the reason. */
export class PersonNeeded extends Error {
  constructor(readonly reason: string) {
    super(reason);
    this.name = 'PersonNeeded';
  }
}

/** The error of a job whose registration, at an exchange that cannot be asked for it, a person looks for. */
export const asNumberWanted = (): PersonNeeded => new PersonNeeded(NUMBER_WANTED);

/** The same where a wrong number was given. */
export const asNumberKnown = (): PersonNeeded => new PersonNeeded(NUMBER_KNOWN);

/** Why a job was parked for which a person gives the number of its registration. */
export const NUMBER_REASONS: readonly string[] = [NUMBER_WANTED, NUMBER_KNOWN];

/** Tells by the reason of a parked job whether a person may drop it. */
export const mayBeDropped = (reason: string): boolean => !reason.endsWith(NOT_TO_DROP);
