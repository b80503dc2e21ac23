import type { checkBseStatus as call } from '@prosperx/core/profile';
import { subjectOf } from '#context.js';
import type { Verb } from '#http/serve.js';
import { readProfile } from './read-profile.js';
import { registrationOf } from './registration-of.js';

export const checkBseStatus: Verb<typeof call> = async ({ ctx }) =>
  registrationOf((await readProfile(ctx.db, subjectOf(ctx).profileId)).profile);
