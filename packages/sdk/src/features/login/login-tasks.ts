import { PxError } from '@prosperx/core/errors';
import { isGrownMinor, type TokenInfo, type User } from '@prosperx/core/session';
import { lazy } from '#primitives/display/lazy.js';
import type { Connection } from '#queries/connection.js';
import { findAccount, giveCode, givePassword, sendCode, type UserDetails } from '#queries/session.js';
import type { Services } from '#services/services.js';
import { pickProfile } from '#session/use-session.js';
import type { Action, CodeStep } from './login-machine.js';

const later = () => import('./steps/later-step.lazy.js');

/** What follows the mobile number. */
export const LaterStep = lazy(async () => (await later()).LaterStep);

/** What sets a password, which comes with the steps that ask for one. */
export const newPasswordTasks = async () => (await later()).newPasswordTasks;

const connecting = () => import('./steps/connect-step.lazy.js');

/** What a partner asks who has logged in. */
export const ConnectStep = lazy(async () => (await connecting()).ConnectStep);

/** Asks it of who was logged in before, too. */
export const Meeting = lazy(async () => (await connecting()).Meeting);

export interface LoginTools {
  readonly services: Services;
  readonly send: (action: Action) => void;
  /** What is said to who has signed in. */
  readonly greeting: (name: string) => string;
  /** The request of the page's partner to connect the customer, if it has one. */
  readonly connectionRequest: string | undefined;
  /** That request has come to its end. */
  readonly onAnswered: (isConnected: boolean) => void;
  /** The person is signed in: there is no way back from here. */
  readonly onEntered: () => void;
  /** The person is signed in, and the cart of their visit is merged. */
  readonly onDone: (user: User) => void;
}

export async function findMobile(tools: LoginTools, mobile: string): Promise<void> {
  const found = await findAccount(tools.services.api, mobile);
  // else a step would show its question before its field
  await LaterStep.preload();
  if (!found) tools.send({ type: 'unknown', mobile });
  else if (found.hasPassword) tools.send({ type: 'known', mobile });
  else await requestCode(tools, mobile, false);
}

/** The server does not say who has an account: a new visitor says so. */
export async function openAccount(tools: LoginTools, mobile: string): Promise<void> {
  await LaterStep.preload();
  tools.send({ type: 'unknown', mobile });
}

export async function requestCode(
  { services, send }: LoginTools,
  mobile: string,
  isForgotten: boolean,
  details?: UserDetails,
): Promise<void> {
  const sent = await sendCode(services.api, mobile, isForgotten);
  send({ type: 'code_sent', mobile, ...sent, ...(details && { details }) });
}

const isCodeNeeded = (error: unknown) => error instanceof PxError && error.code === 'otp_required';

/** Signs in by the password; where that is not enough, a code is sent, which is asked for too. */
export async function signIn(tools: LoginTools, mobile: string, password: string): Promise<void> {
  const { services, send } = tools;
  const tokens = await givePassword(services.api, mobile, password).catch((error: unknown) => {
    if (isCodeNeeded(error)) return null;
    throw error;
  });
  if (tokens) return enter(tools, tokens);
  send({ type: 'code_sent', mobile, ...(await sendCode(services.api, mobile, false)), withPassword: true });
}

/** Signs in by a passkey; nothing happens where its person puts it off. */
export async function signInByPasskey(tools: LoginTools): Promise<void> {
  const { givePasskey } = await import('#queries/passkeys.js');
  const tokens = await givePasskey(tools.services.api);
  if (tokens) await enter(tools, tokens);
}

/** Signs in by password and code. */
export async function signInWithCode(tools: LoginTools, at: CodeStep, otp: string, password: string): Promise<void> {
  const { services, send } = tools;
  const ticket = at.code.ticket ?? (await verifyCode(tools, at.mobile, otp));
  send({ type: 'verified', ticket });
  try {
    await enter(tools, await givePassword(services.api, at.mobile, password, ticket));
  } catch (error) {
    if (isCodeNeeded(error)) send({ type: 'ticket_lost' });
    throw error;
  }
}

/** Returns the ticket of a code that was typed. */
export async function verifyCode({ services, send }: LoginTools, mobile: string, otp: string): Promise<string> {
  try {
    return await giveCode(services.api, mobile, otp);
  } catch (error) {
    if (error instanceof PxError && (error.code === 'otp_spent' || error.code === 'otp_expired'))
      send({ type: 'code_over' });
    throw error;
  }
}

export async function chooseProfile(tools: LoginTools, user: User): Promise<void> {
  const { services, send, onEntered } = tools;
  await pickProfile(services, user.encryptedId);
  onEntered();
  await welcome(tools, user);
  const connection = await connectionOf(tools);
  send({ type: 'picked', user, connection });
  end(tools, user, connection);
}

/** Goes on with whoever the server has signed in. */
export async function enter(tools: LoginTools, tokens: readonly TokenInfo[]): Promise<void> {
  const { services, send, onEntered } = tools;
  const only = tokens.length === 1 ? tokens[0] : undefined;
  if (only) {
    onEntered();
    services.session.getState().signedIn(only);
    await welcome(tools, only.user);
  } else services.session.setState({ token: tokens[0]?.token ?? null });
  const connection = only && (await connectionOf(tools));
  send({ type: 'signed_in', tokens, connection });
  if (only) end(tools, only.user, connection);
}

/** Tells the page that the login is over, unless a partner has a question first. */
function end({ onAnswered, onDone }: LoginTools, user: User, connection: Connection | undefined): void {
  if (connection && connection.askedBy !== null) return;
  if (connection) onAnswered(connection.isConnected);
  onDone(user);
}

/** Asks how the request of the page's partner stands, if it has one. */
async function connectionOf({ services, connectionRequest }: LoginTools): Promise<Connection | undefined> {
  if (connectionRequest === undefined) return undefined;
  // nobody's login waits for a file that does not come
  const question = await connecting().catch(() => null);
  await ConnectStep.preload();
  return question?.readConnection(services, connectionRequest);
}

async function welcome({ services, greeting }: LoginTools, user: User): Promise<void> {
  // with its words, also where no step of it was shown
  await LaterStep.preload();
  const { mergeVisit } = await later();
  // who may not transact has no cart
  const isSaid = !isGrownMinor(user) && (await mergeVisit(services));
  if (!isSaid) services.flash.getState().show('success', greeting(user.name));
}
