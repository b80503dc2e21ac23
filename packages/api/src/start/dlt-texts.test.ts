import { join } from 'node:path';
import { type Language, NOTIFICATION_LANGUAGES, said, speaking } from '@prosperx/core/language';
import { expect, it } from 'vitest';
import { orderOtpText, redemptionOtpText } from '#modules/orders/order.text.js';
import { changeNames, profileOtpText, sipChangeName } from '#modules/profile/profile-otp.text.js';
import { loginMessages } from '#modules/session/login.text.js';
import { planOtpText } from '#modules/stp/plan-notification.text.js';
import { notificationWords } from '#notifications/notification-words.js';
import { readDltTemplates, templateOf } from '#providers/sms/message-templates.js';

const FILE = join(import.meta.dirname, '../../../../docs/providers/dlt-templates.json');
const FUND = 'Aditya Birla Sun Life Frontline Equity Fund - Regular Plan - Growth';
const CODE = '123456';

function texts(): Readonly<Record<string, string>> {
  const { edit, sip, newAdvisor, onboarding, deletion, advisor, export: copy } = said(profileOtpText);
  const { body, investment, laterSips } = said(orderOtpText);
  const { redeem, switches, units } = said(redemptionOtpText);
  const { otp } = said(loginMessages);
  const { body: planBody, what } = said(planOtpText);
  const much = units('1,23,456.789');
  return {
    login: otp.body(CODE) + otp.forBrowser('mutual-funds.invest.partner-bank.example', CODE),
    'login without a line for browsers': otp.body(CODE),
    order: body(CODE, [investment('₹1,00,00,000.00'), laterSips(12, '₹1,00,00,000.00')]),
    redemption: redeem(CODE, much, FUND),
    switch: switches(CODE, much, FUND, FUND),
    plan: planBody(CODE, what('STP', '₹1,00,00,000.00')),
    onboarding: onboarding.body(CODE),
    'change of everything': edit.body(CODE, Object.values(said(changeNames)).slice(0, 5).join(', ')),
    'change of a SIP': sip.body(CODE, sipChangeName(FUND, { amount: 1_000_000, sipDate: 28 })),
    'new advisor': newAdvisor.body(CODE, 'Venkatanarasimharajuvaripeta Subramanian'),
    deletion: deletion.body(CODE),
    advisor: advisor.body(CODE),
    copy: copy.body(CODE),
  };
}

it.each(Object.keys(NOTIFICATION_LANGUAGES) as Language[])(
  'the texts with codes go by templates of the list to register, in %s',
  async (language) => {
    const templates = await readDltTemplates(FILE);
    for (const [what, text] of Object.entries(speaking(await notificationWords(language), texts)))
      expect([what, templateOf(templates, { text, subject: what }).variables[0]]).toEqual([what, CODE]);
  },
);
