import * as calls from '@prosperx/core/partner';
import { serve } from '#http/serve.js';
import { checkPartnerPage } from './check-partner-page.js';
import { connectCustomer, createSignOnTicket, disconnectPartner, getConnectedPartners, signOn } from './sign-on.js';

export const partnerRoutes = [
  serve(calls.checkPartnerPage, checkPartnerPage),
  serve(calls.connectCustomer, connectCustomer),
  serve(calls.createSignOnTicket, createSignOnTicket),
  serve(calls.signOn, signOn),
  serve(calls.getConnectedPartners, getConnectedPartners),
  serve(calls.disconnectPartner, disconnectPartner),
];
