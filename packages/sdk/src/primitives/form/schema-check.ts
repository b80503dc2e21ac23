import * as z from 'zod/mini';
import type { FieldCodes } from './use-form.js';

/** Checks a form by a schema of core: the message of a field's first issue is the code of what is wrong with it. */
export function schemaCheck<Values extends object>(schema: z.core.$ZodType<unknown, Values>) {
  return (values: Values): FieldCodes<Values> => {
    const result = z.safeParse(schema, values);
    if (result.success) return {};
    const codes: Record<string, string> = {};
    for (const { path, message } of result.error.issues) codes[String(path[0])] ??= message;
    return codes as FieldCodes<Values>;
  };
}
