import { PxError } from '@prosperx/core/errors';

/** Whether the session had ended: the login speaks of that, and nothing of it stays on the page once the person is back. */
export const isToldByLogin = (error: unknown): boolean => error instanceof PxError && error.code === 'signed_out';
