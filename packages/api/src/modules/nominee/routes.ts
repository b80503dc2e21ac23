import { updateNominees as call } from '@prosperx/core/nominee';
import { serve } from '#http/serve.js';
import { updateNominees } from '#modules/profile/nomination.js';

export const nomineeRoutes = [serve(call, updateNominees)];
