import { rupees } from '#money/index.js';

/** The fee of each premium service, which is not charged for a limited time (specification, platform, section 1). */
export const SERVICE_FEE = rupees(1_999);

/** The page of a premium service below `/v1`. */
export const premiumServicePath = (route: string): string => `/premium-service-details/${route}`;

/** The widest window, in CSS pixels, that counts as a phone: the pages of premium services are for phones alone (specification, platform, section 9). */
export const MOBILE_WIDTH = 767;
