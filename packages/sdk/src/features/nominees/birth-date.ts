import { formatDateNumeric, parseDateNumeric } from '@prosperx/core/format';
import { businessDate } from '@prosperx/core/time';

/** A date of birth of the wire (YYYY-MM-DD) as it is read and typed (DD/MM/YYYY); what is no date stays as it is. */
export function typedBirth(wire: string): string {
  try {
    return formatDateNumeric(businessDate(wire));
  } catch {
    return wire;
  }
}

/** What was typed, for the wire; what is no date stays as it is, for the rules to refuse. */
export const wireBirth = (typed: string): string => parseDateNumeric(typed) ?? typed;
