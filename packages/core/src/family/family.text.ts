import { MOST_MEMBERS } from './family.js';

/** What is said of a family that `checkFamilySize` refuses. */
export const familyFieldText = {
  tooMany: `A family has at most ${MOST_MEMBERS} accounts. Remove accounts that belong to another family.`,
};
