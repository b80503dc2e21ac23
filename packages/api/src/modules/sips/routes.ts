import * as calls from '@prosperx/core/sip';
import { serve } from '#http/serve.js';
import { changeSip } from './change-sip.js';
import { getRunningSips } from './get-running-sips.js';
import { pauseSip } from './pause-sip.js';
import { resumeSip } from './resume-sip.js';
import { skipInstalment } from './skip-instalment.js';
import { readSkipLink, skipByLink } from './skip-link.js';
import { stepUpSip } from './step-up-sip.js';
import { stopSip } from './stop-sip.js';

export const sipRoutes = [
  serve(calls.getRunningSips, getRunningSips),
  serve(calls.skipInstalment, skipInstalment),
  serve(calls.pauseSip, pauseSip),
  serve(calls.resumeSip, resumeSip),
  serve(calls.changeSip, changeSip),
  serve(calls.stepUpSip, stepUpSip),
  serve(calls.stopSip, stopSip),
  serve(calls.readSkipLink, readSkipLink),
  serve(calls.skipByLink, skipByLink),
];
