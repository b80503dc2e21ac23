import { parseDateNumeric } from '@prosperx/core/format';
import { checkBankAccountType } from '@prosperx/core/bank';
import {
  aadhaarLastFour,
  checkAadhaar,
  checkBirth,
  checkDeclarationFlag,
  checkGender,
  checkIncomeSlab,
  checkOccupation,
  incomeSlabOf,
  occupationOf,
  type saveProfile,
  tidyAadhaar,
} from '@prosperx/core/profile';
import { businessDateAt } from '@prosperx/core/time';
import type { Context } from '#context.js';
import type { profiles } from '#db/schema/index.js';
import type { InputOf } from '#http/serve.js';
import type { FieldCodes } from './contact.js';

export type SaveInput = InputOf<typeof saveProfile>;
type Change = Partial<typeof profiles.$inferInsert>;

/** Checks a value; returns null for one that was left out. */
function codeOf<Value>(value: Value | undefined, check: (value: Value) => string | null): string | null {
  return value === undefined ? null : check(value);
}

/** Returns what is wrong, by field, with the fields that hold a single value of their own. */
export function checkProfileInput(ctx: Context, input: SaveInput): FieldCodes {
  const today = businessDateAt(ctx.clock.now());
  return {
    gender: codeOf(input.gender, checkGender),
    dob: codeOf(input.dob, (dob) => checkBirth(dob, today)),
    mobileDeclarationFlag: codeOf(input.mobileDeclarationFlag, checkDeclarationFlag),
    emailDeclarationFlag: codeOf(input.emailDeclarationFlag, checkDeclarationFlag),
    bankAccountType: codeOf(input.bankAccountType, checkBankAccountType),
    occupationType: codeOf(input.occupationType, (code) => checkOccupation(occupationOf(code))),
    incomeSlab: codeOf(input.incomeSlab, (slab) => checkIncomeSlab(incomeSlabOf(slab))),
    aadhar: codeOf(input.aadhar, (aadhar) => checkAadhaar(aadhar.trim())),
  };
}

/** The columns that sound fields change; what was left out is not among them. */
export function profileColumnsOf({ crypto, clock }: Context, input: SaveInput): Change {
  const { dob, occupationType, incomeSlab, aadhar } = input;
  return {
    ...(input.gender !== undefined && { gender: input.gender as 'M' | 'F' }),
    ...(dob !== undefined && { dateOfBirth: parseDateNumeric(dob) }),
    ...(input.mobileDeclarationFlag !== undefined && { mobileDeclaration: input.mobileDeclarationFlag }),
    ...(input.emailDeclarationFlag !== undefined && { emailDeclaration: input.emailDeclarationFlag }),
    ...(occupationType !== undefined && { occupationType: occupationOf(occupationType) }),
    ...(incomeSlab !== undefined && { incomeSlab: incomeSlabOf(incomeSlab) }),
    ...(aadhar !== undefined && { aadhaarLastFour: crypto.seal(aadhaarLastFour(tidyAadhaar(aadhar))) }),
    ...(input.fatcaCompliant && { fatcaDeclaredAt: clock.now() }),
  };
}
