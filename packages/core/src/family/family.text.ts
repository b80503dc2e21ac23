import { MOST_MEMBERS } from './family.js';

/** What is said of a family that `checkFamilySize` refuses. */
export const familyFieldText = {
  tooMany: `A family has ${MOST_MEMBERS} accounts at most. Take those out of it who belong to another one.`,
};
