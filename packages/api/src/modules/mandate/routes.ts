import * as calls from '@prosperx/core/mandate';
import { serve } from '#http/serve.js';
import { activateMandate } from './activate-mandate.js';
import { cancelMandate } from './cancel-mandate.js';
import { getMandates } from './get-mandates.js';
import { getMandateConfig } from './mandate-config.js';
import { downloadMandate } from './mandate-form.js';
import { getRegisteredMandate } from './register-mandate.js';
import { shareMandateSetupLink } from './share-mandate.js';
import { uploadMandate } from './upload-mandate.js';

export const mandateRoutes = [
  serve(calls.getMandates, getMandates),
  serve(calls.getMandateConfig, getMandateConfig),
  serve(calls.getRegisteredMandate, getRegisteredMandate),
  serve(calls.activateMandate, activateMandate),
  serve(calls.downloadMandate, downloadMandate),
  serve(calls.uploadMandate, uploadMandate),
  serve(calls.shareMandateSetupLink, shareMandateSetupLink),
  serve(calls.cancelMandate, cancelMandate),
];
