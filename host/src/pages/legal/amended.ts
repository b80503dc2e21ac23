import { businessDate } from '@prosperx/sdk/internal';

/** When the terms, and what belongs to them, were last amended. */
export const AMENDED = businessDate('2024-01-27');
