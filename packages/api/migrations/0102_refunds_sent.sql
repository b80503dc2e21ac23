-- a payment that went back before that changed its reason still says that it is to go back
UPDATE "payments" SET "failure_reason" = CASE "refunds"."reason"
  WHEN 'amount_differs' THEN 'The amount received did not match the amount due; it was refunded in full to your bank account.'
  WHEN 'paid_already' THEN 'This was already paid by another payment; the money was refunded to your bank account.'
  WHEN 'order_over' THEN 'The money arrived after the order had closed; it was refunded to your bank account.'
  ELSE 'The order was not executed; the money was refunded to your bank account.'
END FROM "refunds" WHERE "refunds"."payment_id" = "payments"."id" AND "refunds"."order_id" IS NULL AND "payments"."state" = 'refunded';
