import * as calls from '@prosperx/core/partner';
import { serve } from '#http/serve.js';
import { getPartnerEvents, resendPartnerEvent, savePartnerWebhook, sendPartnerTestEvent } from './admin/events.js';
import { createPartnerKey, revokePartnerKey } from './admin/keys.js';
import { getPartnerOrders } from './admin/orders-by-day.js';
import { getPartnerAdmin } from './admin/overview.js';
import { addPartnerOrigin, removePartnerOrigin, savePartnerTheme } from './admin/pages.js';
import { openPartnerLink, sendPartnerLink, signOutPartner } from './admin/sign-in.js';
import { checkPartnerPage } from './check-partner-page.js';
import {
  agreeConnection,
  connectCustomer,
  disconnectPartner,
  getConnectedCustomer,
  getConnectedPartners,
  readConnectionRequest,
  requestConnection,
} from './connection.js';
import { createSignOnTicket, signOn } from './sign-on.js';
import { countWidgetUse, getPartnerUses } from './widget-uses.js';

export const partnerRoutes = [
  serve(calls.checkPartnerPage, checkPartnerPage),
  serve(calls.requestConnection, requestConnection),
  serve(calls.readConnectionRequest, readConnectionRequest),
  serve(calls.agreeConnection, agreeConnection),
  serve(calls.connectCustomer, connectCustomer),
  serve(calls.getConnectedCustomer, getConnectedCustomer),
  serve(calls.createSignOnTicket, createSignOnTicket),
  serve(calls.signOn, signOn),
  serve(calls.getConnectedPartners, getConnectedPartners),
  serve(calls.disconnectPartner, disconnectPartner),
  serve(calls.sendPartnerLink, sendPartnerLink),
  serve(calls.openPartnerLink, openPartnerLink),
  serve(calls.signOutPartner, signOutPartner),
  serve(calls.getPartnerAdmin, getPartnerAdmin),
  serve(calls.createPartnerKey, createPartnerKey),
  serve(calls.revokePartnerKey, revokePartnerKey),
  serve(calls.addPartnerOrigin, addPartnerOrigin),
  serve(calls.removePartnerOrigin, removePartnerOrigin),
  serve(calls.savePartnerTheme, savePartnerTheme),
  serve(calls.savePartnerWebhook, savePartnerWebhook),
  serve(calls.getPartnerEvents, getPartnerEvents),
  serve(calls.getPartnerOrders, getPartnerOrders),
  serve(calls.countWidgetUse, countWidgetUse),
  serve(calls.getPartnerUses, getPartnerUses),
  serve(calls.resendPartnerEvent, resendPartnerEvent),
  serve(calls.sendPartnerTestEvent, sendPartnerTestEvent),
];
