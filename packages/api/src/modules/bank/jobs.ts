import * as kinds from '#queue/job-kinds.js';
import type { JobHandlers } from '#queue/queue.js';
import { moveRedemptions } from './notify-exchange.js';
import { reviewBankAccount, linkReviewedAccount, refuseReviewedAccount } from './review-bank-account.js';

export const bankJobs: JobHandlers = {
  [kinds.REDEMPTIONS_MOVE]: moveRedemptions,
  [kinds.REVIEW_BANK_ACCOUNT]: reviewBankAccount,
  [kinds.LINK_BANK_ACCOUNT]: linkReviewedAccount,
  [kinds.REFUSE_BANK_ACCOUNT]: refuseReviewedAccount,
};
