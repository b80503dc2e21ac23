import type { Endpoint } from '@prosperx/core/http';
import type { Clock } from '@prosperx/core/time';
import type { Crypto } from '#crypto/crypto.js';
import type { Actor } from '#kernel/context.js';
import type { Observer } from '#observe/observer.js';

/** A call as the security log has it: who, from where, by what, and how it ended. */
export interface SecurityNote {
  readonly endpoint: Endpoint;
  readonly requestId: string;
  readonly actor: Actor | null;
  /** The account that a login is about, once it is known. */
  readonly account: string | null;
  /** How somebody proved who they are, in a login. */
  readonly factor: LoginFactor | null;
  /** The profile that a call is about, also an advisor's in a customer's account. */
  readonly profile: string | null;
  readonly address: string;
  /** What the device's cookie holds. */
  readonly device: string | undefined;
  readonly partner: string | null;
  /** The code of a refusal; null for what was granted. */
  readonly refusedWith: string | null;
}

/** The ways in which a person logs in. */
export type LoginFactor = 'password' | 'password_and_code' | 'code' | 'passkey';

export type SecurityLog = (note: SecurityNote) => void;

/** The calls that hand out much of a person at once. */
const EXPORTS: ReadonlySet<string> = new Set([
  'exportMyData',
  'revealIdentity',
  'getPortfolioFile',
  'getCapitalGains',
  'getReportsUrl',
  'getCustomerReport',
  'getBookFiles',
  'getPortfolioReport',
  'getOperatorPerson',
  'getPersonTimeline',
  'revealPerson',
]);

/** The refusals that say that somebody may not do what they asked for; whoever is only signed out is not among them. */
const NO_ACCESS: ReadonlySet<string> = new Set([
  'forbidden',
  'own_login_required',
  'foreign_origin',
  'partner_key_kind',
  'customer_approves',
  'agent_not_allowed',
  'agent_not_verified',
]);

type Kind = 'login' | 'code' | 'change' | 'export' | 'access';

/** Returns what a call is for the security log; null for a read that nobody refused, which it does not keep. */
function kindOf({ endpoint: { name, path, effect }, refusedWith }: SecurityNote): Kind | null {
  if (refusedWith !== null && NO_ACCESS.has(refusedWith)) return 'access';
  if (name.endsWith('Otp')) return 'code';
  if (EXPORTS.has(name)) return 'export';
  if (effect === 'read') return null;
  return path.startsWith('/login/') ? 'login' : 'change';
}

/** Returns the network of an address: three of the four numbers of IPv4; an IPv6 address stands for its network already. */
const prefixOf = (address: string) => address.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24');

/** Letters of a pseudonym: enough to tell a hundred million accounts apart. */
const PSEUDONYM = 20;

/** Returns what stands in the log for an account, a profile or a device: only who has the server's key can work it out. */
export const pseudonymOf = (
  crypto: Pick<Crypto, 'lookup'>,
  kind: 'account' | 'profile' | 'device',
  id: string,
): string => crypto.lookup(`security-${kind}`, id).slice(0, PSEUDONYM);

/**
 * Writes one line of JSON for every login, code, change, export and refused access. It holds no personal data: accounts, profiles and devices
 * stand under pseudonyms that only who has the server's key can work out, which is how a breach drill finds the lines of one person; an
 * advisor by their public code.
 */
export function securityLog(
  { clock, crypto }: { readonly clock: Clock; readonly crypto: Crypto },
  write: (line: string) => void,
): SecurityLog {
  const pseudonym = (kind: 'account' | 'profile' | 'device', id: string) => pseudonymOf(crypto, kind, id);
  const accountOf = ({ actor, account }: SecurityNote) => {
    if (account !== null) return pseudonym('account', account);
    if (actor?.kind === 'user') return pseudonym('account', actor.userId);
    if (actor?.kind === 'partner') return `partner:${actor.partnerId}`;
    if (actor?.kind === 'operator') return `operator:${actor.name}`;
    return actor?.kind === 'advisor' ? `agent:${actor.agentCode}` : null;
  };
  return (note) => {
    const kind = kindOf(note);
    if (kind === null) return;
    const { endpoint, requestId, address, device, partner, refusedWith } = note;
    const line = {
      at: new Date(clock.now()).toISOString(),
      kind,
      outcome: refusedWith === null ? 'granted' : 'refused',
      code: refusedWith,
      call: endpoint.name,
      requestId,
      account: accountOf(note),
      factor: note.factor,
      profile: note.profile === null ? null : pseudonym('profile', note.profile),
      network: prefixOf(address),
      device: device ? pseudonym('device', device.split('.')[0] ?? '') : null,
      partner,
    };
    write(JSON.stringify(line));
  };
}

/** The calls that end a login, or refuse it; others of the login only prepare it. */
const isLoginDone = (note: SecurityNote) => note.factor !== null && kindOf(note) === 'login';

/** Counts logins by what proved them, beside the log. */
export function countLogins({ measures }: Observer, log: SecurityLog): SecurityLog {
  if (!measures) return log;
  return (note) => {
    if (isLoginDone(note)) measures.login(note.factor ?? 'other', note.refusedWith === null);
    log(note);
  };
}

/** Keeps nothing, where nobody is to read it. */
export const noSecurityLog: SecurityLog = () => {};
