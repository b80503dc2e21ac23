import { rupees } from '#money/index.js';

/** The fee of each premium service, which is not charged for a limited time. */
export const SERVICE_FEE = rupees(1_999);

/** The page of a premium service below `/v1`. */
export const premiumServicePath = (route: string): string => `/premium-service-details/${route}`;

/** The widest window, in CSS pixels, that counts as a phone: the pages of premium services are for phones alone. */
export const MOBILE_WIDTH = 767;
