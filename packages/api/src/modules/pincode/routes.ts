import * as calls from '@prosperx/core/pincode';
import { serve } from '#http/serve.js';
import { getPincodeDetails } from './get-pincode-details.js';

export const pincodeRoutes = [serve(calls.getPincodeDetails, getPincodeDetails)];
