import * as calls from '@prosperx/core/lead';
import { LEAD_IMPORT_BYTES } from '@prosperx/core/lead';
import { serve } from '#http/serve.js';
import { createHomePageLead, createLead, createPremiumLead } from './create-lead.js';
import { getLeads, updateLead } from './get-leads.js';
import { importLeads } from './import-leads.js';
import { saveInterestedCustomer } from './interested-customer.js';
import { inviteLeads } from './invite-leads.js';

export const leadRoutes = [
  serve(calls.createHomePageLead, createHomePageLead),
  serve(calls.createLead, createLead),
  serve(calls.createPremiumLead, createPremiumLead),
  serve(calls.saveInterestedCustomer, saveInterestedCustomer),
  serve(calls.getLeads, getLeads),
  serve(calls.updateLead, updateLead),
  serve(calls.inviteLeads, inviteLeads),
  serve(calls.importLeads, importLeads, { bodyLimit: LEAD_IMPORT_BYTES }),
];
