/** The tags of the premium services, which other systems know. */
export const PREMIUM_TAGS = ['mf_post_retirement', 'mf_custom_advisory', 'mf_corporate_treasury'] as const;
/** One of `PREMIUM_TAGS`. */
export type PremiumTag = (typeof PREMIUM_TAGS)[number];
