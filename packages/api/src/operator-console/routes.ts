import * as calls from '@prosperx/core/operator';
import { serve } from '#http/serve.js';
import { getWaitingAdvisors, refuseAdvisor, verifyAdvisor } from './advisors.js';
import { getOperatorAudit } from './audit-lines.js';
import { getOperatorCalendar, saveHolidays } from './calendar.js';
import { getDeletions, withdrawDeletionFor } from './deletions.js';
import { findRecords } from './find-records.js';
import { getOperatorHome } from './home.js';
import { getImports, IMPORT_LIMIT, importFile } from './imports.js';
import { decideJob, getParkedJobs, retryJobs } from './jobs.js';
import { checkHeldKyc, getHeldKycs } from './kyc.js';
import { endPartnerKey, getOperatorPartners } from './partners.js';
import { endPersonSessions, getOperatorPerson, revealPerson } from './person.js';
import { answerProposal, getProposals } from './proposals.js';
import { getReconciliation, runReconciliation } from './reconciliation.js';
import { getBankReviews, getOperatorPicture } from './reviews.js';
import { getPersonTimeline } from './timeline.js';

/** The calls of the operator's console; the way in stands in `modules/operator`. */
export const operatorConsoleRoutes = [
  serve(calls.getOperatorHome, getOperatorHome),
  serve(calls.getParkedJobs, getParkedJobs),
  serve(calls.decideJob, decideJob),
  serve(calls.retryJobs, retryJobs),
  serve(calls.getProposals, getProposals),
  serve(calls.answerProposal, answerProposal),
  serve(calls.getOperatorAudit, getOperatorAudit),
  serve(calls.findRecords, findRecords),
  serve(calls.getOperatorPerson, getOperatorPerson),
  serve(calls.getPersonTimeline, getPersonTimeline),
  serve(calls.revealPerson, revealPerson),
  serve(calls.endPersonSessions, endPersonSessions),
  serve(calls.getBankReviews, getBankReviews),
  serve(calls.getOperatorPicture, getOperatorPicture),
  serve(calls.getHeldKycs, getHeldKycs),
  serve(calls.checkHeldKyc, checkHeldKyc),
  serve(calls.getWaitingAdvisors, getWaitingAdvisors),
  serve(calls.verifyAdvisor, verifyAdvisor),
  serve(calls.refuseAdvisor, refuseAdvisor),
  serve(calls.getOperatorPartners, getOperatorPartners),
  serve(calls.endPartnerKey, endPartnerKey),
  serve(calls.getOperatorCalendar, getOperatorCalendar),
  serve(calls.saveHolidays, saveHolidays),
  serve(calls.getDeletions, getDeletions),
  serve(calls.withdrawDeletionFor, withdrawDeletionFor),
  serve(calls.getReconciliation, getReconciliation),
  serve(calls.runReconciliation, runReconciliation),
  serve(calls.getImports, getImports),
  serve(calls.importFile, importFile, { fileLimit: IMPORT_LIMIT }),
];
