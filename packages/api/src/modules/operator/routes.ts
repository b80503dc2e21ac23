import * as calls from '@prosperx/core/operator';
import { serve } from '#http/serve.js';
import { enrolOperator, readEnrolment, signInOperator, signOutOperator } from './sign-in.js';

export const operatorRoutes = [
  serve(calls.readEnrolment, readEnrolment),
  serve(calls.enrolOperator, enrolOperator),
  serve(calls.signInOperator, signInOperator),
  serve(calls.signOutOperator, signOutOperator),
];
