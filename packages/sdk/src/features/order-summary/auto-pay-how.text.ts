import { approvalTime } from '@prosperx/core/mandate';

/** Words of how a mandate for the SIPs of orders is approved. */
export const autoPayHowText = {
  upi: (limit: string) => `Up to ${limit}, UPI AutoPay is approved at once.`,
  aboveUpi: (limit: string) =>
    `Above ${limit}, net banking or a debit card is used instead of UPI, and it is approved in ${approvalTime('netBanking')}.`,
  online: `It is approved in ${approvalTime('netBanking')}.`,
  paper: `It is set up on a paper form and approved in ${approvalTime('paper')}.`,
};
