/** The page of this list. */
export const LIST = '/profile/mandates';

/** The page on which a mandate is set up. */
export const SETUP = `${LIST}/setup-mandate`;

export const setupParams = (ucc: string) => ({ flowType: 'profile', userType: 'old', ucc });
