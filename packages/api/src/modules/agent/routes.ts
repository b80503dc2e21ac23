import * as calls from '@prosperx/core/agent';
import * as updates from '@prosperx/core/customer-update';
import * as session from '@prosperx/core/session';
import { serve } from '#http/serve.js';
import { changeAdvisor, getAdvisorActivity, setAdvisorAccess } from './acting.js';
import { getAgentPicture, uploadAgentPicture, uploadArn, uploadNism } from './agent-pictures.js';
import { getAgentCertificates, previewArn, previewNism, saveAgentCertificates } from './certificates.js';
import * as notes from './customer-notes.js';
import { enterAccount, exitAccount } from './enter-account.js';
import { getAgent, getOwnAgent, getPartnerDetails, isTransactionAllowed } from './get-agent.js';
import { getAgentOverview } from './get-overview.js';
import { launch } from './launch.js';
import * as morning from './morning-mail.js';
import { myCustomers } from './my-customers.js';
import { updateCustomers } from './update-customers.js';

export const agentRoutes = [
  serve(session.launch, launch),
  serve(session.enterAccount, enterAccount),
  serve(session.exitAccount, exitAccount),
  serve(calls.getOwnAgent, getOwnAgent),
  serve(calls.getAgent, getAgent),
  serve(calls.isTransactionAllowed, isTransactionAllowed),
  serve(calls.getPartnerDetails, getPartnerDetails),
  serve(calls.getAgentCertificates, getAgentCertificates),
  serve(calls.saveAgentCertificates, saveAgentCertificates),
  serve(calls.previewNism, previewNism),
  serve(calls.previewArn, previewArn),
  serve(calls.uploadNism, uploadNism),
  serve(calls.uploadArn, uploadArn),
  serve(calls.getAgentPicture, getAgentPicture),
  serve(calls.uploadAgentPicture, uploadAgentPicture),
  serve(calls.getAdvisorActivity, getAdvisorActivity),
  serve(calls.setAdvisorAccess, setAdvisorAccess),
  serve(calls.changeAdvisor, changeAdvisor),
  serve(calls.myCustomers, myCustomers),
  serve(calls.getCustomerNotes, notes.getCustomerNotes),
  serve(calls.setCustomerTags, notes.setCustomerTags),
  serve(calls.setCustomerFamily, notes.setCustomerFamily),
  serve(calls.addCustomerNote, notes.addCustomerNote),
  serve(calls.removeCustomerNote, notes.removeCustomerNote),
  serve(calls.addCustomerTask, notes.addCustomerTask),
  serve(calls.changeCustomerTask, notes.changeCustomerTask),
  serve(calls.removeCustomerTask, notes.removeCustomerTask),
  serve(updates.updateCustomers, updateCustomers, { bodyLimit: updates.UPDATE_CALL_BYTES }),
  serve(calls.getMorningMail, morning.getMorningMail),
  serve(calls.sendMorningMailCode, morning.sendMorningMailCode),
  serve(calls.setAdvisorLanguage, morning.setAdvisorLanguage),
  serve(calls.setMorningMail, morning.setMorningMail),
  serve(calls.getAgentOverview, getAgentOverview, { isReport: true }),
];
