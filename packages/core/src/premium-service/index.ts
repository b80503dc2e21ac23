export { documentSchema, generateBrochure, getShareContent, sharePremiumService } from './api.js';
export { MOBILE_WIDTH, premiumServicePath, SERVICE_FEE } from './premium-service.js';
export { premiumServiceOf } from './premium-service-of.js';
export { type PremiumService, premiumServicesText } from './premium-service.text.js';
export { PREMIUM_TAGS, type PremiumTag } from './tags.js';
