export { documentSchema, generateBrochure, getShareContent, sharePremiumService } from './api.js';
export { MOBILE_WIDTH, premiumServicePath, SERVICE_FEE } from './premium-service.js';
export { type PremiumService, premiumServiceOf, premiumServices } from './premium-service.text.js';
export { PREMIUM_TAGS, type PremiumTag } from './tags.js';
