import * as calls from '@prosperx/core/kyc';
import { serve } from '#http/serve.js';
import { getKycDetails } from './get-kyc-details.js';
import { requestKyc } from './request-kyc.js';

export const kycRoutes = [serve(calls.getKycDetails, getKycDetails), serve(calls.requestKyc, requestKyc)];
