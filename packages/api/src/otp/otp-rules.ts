/** Five minutes. */
export const OTP_LIFE = 300_000;

export const OTP_GUESSES = 5;

/** Ten minutes from the verified code, in which what it allows must be done. */
export const TICKET_LIFE = 600_000;

/** Seconds until another code may be asked for. */
export const OTP_RESEND_SECONDS = 30;

const HOUR = 3_600_000;

export const OTP_RESEND = { most: 1, within: OTP_RESEND_SECONDS * 1_000 } as const;
export const OTPS_A_PERSON_AN_HOUR = { most: 10, within: HOUR } as const;
export const OTPS_A_PERSON_A_DAY = { most: 20, within: 24 * HOUR } as const;
/** An address may be that of an office: sixty at once, and one every half minute after. */
export const OTPS_AN_ADDRESS = { holds: 60, oneEvery: HOUR / 120 } as const;
