import { PxError } from '@prosperx/core/errors';

/** What the server says is wrong, by the names of its call: field → code. Empty when the failure is of another kind. */
export function refusedFields(error: unknown): Readonly<Record<string, string>> {
  return error instanceof PxError && error.code === 'invalid_input' ? (error.details.fields ?? {}) : {};
}

/** The refusals among them that a form has fields for. */
export function refusedIn<Values extends object>(error: unknown, values: Values): { [Name in keyof Values]?: string } {
  const named = Object.entries(refusedFields(error)).filter(([name]) => name in values);
  return Object.fromEntries(named) as { [Name in keyof Values]?: string };
}
