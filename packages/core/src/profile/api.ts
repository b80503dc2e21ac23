import { endpoint, nothing, operation } from '#http/index.js';
import { profileSchema } from './schemas.js';

export const getProfile = endpoint({
  name: 'getProfile',
  summary: 'Who the account holder is, how he is reached, and how far his registration has come.',
  method: 'GET',
  path: '/api/v1/profile',
  query: nothing,
  body: null,
  reply: operation(profileSchema),
  errors: ['signed_out', 'forbidden'],
  access: ['investor', 'minor', 'advisor_for_customer'],
  effect: 'read',
  secrets: [],
});
