import { join } from 'node:path';
import { expect, it } from 'vitest';
import { orderOtpText, redemptionOtpText } from '#modules/orders/order.text.js';
import { changeNames, profileOtpText, sipChangeName } from '#modules/profile/profile-otp.text.js';
import { loginMessages } from '#modules/session/login.text.js';
import { planOtpText } from '#modules/stp/plan-notification.text.js';
import { readDltTemplates, templateOf } from '#providers/sms/dlt-templates.js';

const FILE = join(import.meta.dirname, '../../../../docs/providers/dlt-templates.json');
const FUND = 'Aditya Birla Sun Life Frontline Equity Fund - Regular Plan - Growth';
const CODE = '123456';
const { edit, sip, newAdvisor, onboarding, deletion, advisor, export: copy } = profileOtpText;
const { investment, laterSips } = orderOtpText;
const much = redemptionOtpText.units('1,23,456.789');

const TEXTS: Readonly<Record<string, string>> = {
  login: loginMessages.otp.body(CODE) + loginMessages.otp.forBrowser('mutual-funds.invest.partner-bank.example', CODE),
  'login without a line for browsers': loginMessages.otp.body(CODE),
  order: orderOtpText.body(CODE, [investment('₹1,00,00,000.00'), laterSips(12, '₹1,00,00,000.00')]),
  redemption: redemptionOtpText.redeem(CODE, much, FUND),
  switch: redemptionOtpText.switches(CODE, much, FUND, FUND),
  plan: planOtpText.body(CODE, 'Systematic Transfer Plan'),
  onboarding: onboarding.body(CODE),
  'change of everything': edit.body(CODE, Object.values(changeNames).slice(0, 5).join(', ')),
  'change of a SIP': sip.body(CODE, sipChangeName(FUND, { amount: 1_000_000, sipDate: 28 })),
  'new advisor': newAdvisor.body(CODE, 'Venkatanarasimharajuvaripeta Subramanian'),
  deletion: deletion.body(CODE),
  advisor: advisor.body(CODE),
  copy: copy.body(CODE),
};

it.each(Object.entries(TEXTS))(
  'the text with a code for %s goes by a template of the list to register',
  async (_, text) => {
    const { variables } = templateOf(await readDltTemplates(FILE), { text, subject: 'a code' });
    expect(variables[0]).toBe(CODE);
  },
);
