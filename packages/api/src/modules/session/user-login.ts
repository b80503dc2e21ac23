import { checkEmail, checkName, checkNewPassword, tidyText, type userLogin as call } from '@prosperx/core/session';
import { audit } from '#audit/audit.js';
import type { Verb } from '#http/serve.js';
import { checkTicket, spendTicket, type TicketUse } from '#otp/ticket.js';
import { addUser } from './add-user.js';
import { enter } from './enter.js';
import { enterAgain } from './enter-again.js';
import { loginChallenge } from './login-challenge.js';
import { mailTo } from './login-mail.js';
import { hashPassword } from './password.js';
import { checkFields, readMobile } from './read-mobile.js';

export const userLogin: Verb<typeof call> = async ({ ctx, input }) => {
  const mobile = readMobile(input.mobile);
  const [name, email] = [tidyText(input.userName), tidyText(input.emailId)];
  checkFields({
    userName: checkName(name),
    emailId: checkEmail(email),
    password: checkNewPassword(input.password),
  });
  const content = { mobile, name, email };
  const use: TicketUse = { ctx, ...loginChallenge(ctx, mobile), ticket: input.ticket, content };
  await checkTicket(use);
  const passwordHash = await hashPassword(input.password);
  const user = await ctx.db.transaction(async (tx) => {
    const inTx = { ...ctx, db: tx };
    if (!(await spendTicket({ ...use, ctx: inTx }))) return null;
    const added = await addUser(inTx, { mobile, name, email, passwordHash });
    await mailTo(tx, { mail: 'welcome', userId: added.id }, ctx.clock.now());
    await audit(inTx, { action: 'user.created', objectId: added.id });
    return added;
  });
  return user ? enter(ctx, user) : enterAgain(ctx, { mobile, password: input.password, otherwise: 'account_exists' });
};
