import * as calls from '@prosperx/core/agent';
import * as session from '@prosperx/core/session';
import { serve } from '#http/serve.js';
import { getAgent, getOwnAgent, isTransactionAllowed } from './get-agent.js';
import { exitAccount, launch } from './launch.js';

export const agentRoutes = [
  serve(session.launch, launch),
  serve(session.exitAccount, exitAccount),
  serve(calls.getOwnAgent, getOwnAgent),
  serve(calls.getAgent, getAgent),
  serve(calls.isTransactionAllowed, isTransactionAllowed),
];
