import * as calls from '@prosperx/core/goal';
import { serve } from '#http/serve.js';
import { getGoals, removeGoal, saveGoal } from './goals.js';

export const goalRoutes = [
  serve(calls.getGoals, getGoals),
  serve(calls.saveGoal, saveGoal),
  serve(calls.removeGoal, removeGoal),
];
