/** The page on which a mandate is set up. */
export const SETUP = '/profile/mandates/setup-mandate';

export const setupParams = (ucc: string) => ({ flowType: 'profile', userType: 'old', ucc });
