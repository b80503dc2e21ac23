import * as calls from '@prosperx/core/customer-approval';
import { serve } from '#http/serve.js';
import {
  approveByOtp,
  declineCustomerApproval,
  readCustomerApproval,
  sendCustomerApprovalOtp,
} from './answer-approval.js';
import { getCustomerApprovals, requestCustomerApproval } from './request-approval.js';

export const customerApprovalRoutes = [
  serve(calls.requestCustomerApproval, requestCustomerApproval),
  serve(calls.getCustomerApprovals, getCustomerApprovals),
  serve(calls.readCustomerApproval, readCustomerApproval),
  serve(calls.declineCustomerApproval, declineCustomerApproval),
  serve(calls.sendCustomerApprovalOtp, sendCustomerApprovalOtp),
  serve(calls.approveByOtp, approveByOtp),
];
