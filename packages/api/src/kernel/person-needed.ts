/** The error of a job that only a person can bring to an end: it is parked at once, and `npm run queue` shows them the reason. */
export class PersonNeeded extends Error {
  constructor(readonly reason: string) {
    super(reason);
    this.name = 'PersonNeeded';
  }
}
