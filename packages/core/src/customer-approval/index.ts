export {
  approveByOtp,
  type AskedApproval,
  type CustomerApproval,
  declineCustomerApproval,
  getCustomerApprovals,
  readCustomerApproval,
  requestCustomerApproval,
  sendCustomerApprovalOtp,
} from './api.js';
export { approvableCallText, blockedText, blockedTextOfAdvisor } from './approval.text.js';
export { type ApprovableCall, type ApprovalField, approvalStateAt, CUSTOMER_APPROVAL_VALIDITY } from './rules.js';
