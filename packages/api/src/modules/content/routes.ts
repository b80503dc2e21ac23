import * as calls from '@prosperx/core/content';
import { serve } from '#http/serve.js';
import { getContentFile } from './content-pictures.js';
import { getActiveContent, setSubscription } from './get-content.js';
import { getTemplate } from './greeting.js';
import { getScratchCard, sendSurvey } from './small-calls.js';

export const contentRoutes = [
  serve(calls.getActiveContent, getActiveContent),
  serve(calls.setSubscription, setSubscription),
  serve(calls.getContentFile, getContentFile),
  serve(calls.getTemplate, getTemplate),
  serve(calls.getScratchCard, getScratchCard),
  serve(calls.sendSurvey, sendSurvey),
];
