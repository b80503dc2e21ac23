/** X on paper, N online (specification, investing, section 3). */
export const MANDATE_TYPES = ['X', 'N'] as const;
export type MandateType = (typeof MANDATE_TYPES)[number];

/** As the wire has them (section 4). */
export const MANDATE_STATUSES = ['New Mandate', 'Processing', 'Approved', 'Rejected'] as const;
export type MandateStatus = (typeof MANDATE_STATUSES)[number];
