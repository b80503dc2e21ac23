import { type ErrorCode, PxError } from '@prosperx/core/errors';
import { BLOCK_ERRORS } from '@prosperx/core/http';

const ENDS: readonly ErrorCode[] = ['approval_over', 'proposal_changed', ...BLOCK_ERRORS];

/** Tells whether an answer failed by what a reading anew shows: that it is over, has changed, was answered in another tab, or cannot be approved at present. */
export const endsAnswer = (error: unknown): boolean => error instanceof PxError && ENDS.includes(error.code);
