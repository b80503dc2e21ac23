import { isAgentCode } from '@prosperx/core/agent';
import { createStore } from 'zustand/vanilla';

/** The advisor in whose name somebody is on the page. It changes wording and attribution, never what they may do. */
interface AgentState {
  readonly code: string | null;
  /** The page stands on a partner's site. */
  readonly onPartnerHost: boolean;
  /** Reads anew what other tabs may have changed. */
  resync(): void;
  keep(code: string): void;
  forget(): void;
}

/** Makes the store of the agent code. Without `places` it reads nothing from the page, and keeps nothing there. */
export const createAgentStore = (places: AgentStorage | null) =>
  createStore<AgentState>()((set, get) => ({
    code: places && readAgentCode(places),
    onPartnerHost: places !== null && isPartnerHost(places.hostName),
    resync: () => set({ code: places && resyncAgentCode(places, get().code) }),
    keep: (code) => {
      if (places) saveAgentCode(places, code);
      set({ code });
    },
    forget: () => {
      if (places) forgetAgentCode(places);
      set({ code: null });
    },
  }));

export type AgentStore = ReturnType<typeof createAgentStore>;

function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found === undefined ? null : found.slice(name.length + 1);
}

/** Until the browser is closed; null takes it away. */
function writeCookie(name: string, value: string | null): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const end = value === null ? '; Max-Age=0' : '';
  document.cookie = `${name}=${value ?? ''}; Path=/; SameSite=Lax${secure}${end}`;
}

function sessionStorageOrNull(): Storage | null {
  try {
    return globalThis.sessionStorage;
  } catch {
    return null;
  }
}

/** Returns where this page may name an advisor. */
export const pageStorage = (): AgentStorage => ({
  search: location.search,
  hostName: location.hostname,
  cookies: { get: readCookie, set: writeCookie },
  storage: sessionStorageOrNull(),
});

/** Other systems read the code under these names, from a cookie and from the session storage. */
const NAME = 'agentCode';

/** The code that the one of an address took the place of, for as long as that one may turn out to be nobody's. */
const BEFORE = 'agentCodeBefore';

/** What a page says about the advisor in whose name one is on it. */
export interface AgentStorage {
  /** The page's query, such as `?agentCode=AG1001`. */
  readonly search: string;
  readonly hostName: string;
  readonly cookies: { get(name: string): string | null; set(name: string, value: string | null): void };
  /** null where the browser keeps none. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
}

const valid = (code: string | null | undefined) => (isAgentCode(code) ? code : null);

/** The code that was kept: in the cookie, which all tabs share, else for this tab alone. One that is not valid is not there. */
export function readAgentCode({ cookies, storage }: AgentStorage): string | null {
  return valid(cookies.get(NAME)) ?? valid(storage?.getItem(NAME));
}

/** The code with which somebody arrives: that of the address, else the one that was kept. It is kept, so that it outlives the address. */
export function arriveWithAgentCode(places: AgentStorage): string | null {
  const before = readAgentCode(places);
  const code = valid(new URLSearchParams(places.search).get(NAME)) ?? before;
  if (code !== before) keepBefore(places, before);
  if (code !== null) saveAgentCode(places, code);
  return code;
}

/** Returns the code to fall back to when the present one belongs to nobody; null after the first call. */
export function takeCodeBefore({ storage }: AgentStorage): string | null {
  const before = valid(storage?.getItem(BEFORE));
  storage?.removeItem(BEFORE);
  return before;
}

/** Brings this tab in step with the cookie, which another tab may have changed. `known`: the code that this tab had. */
export function resyncAgentCode(places: AgentStorage, known: string | null): string | null {
  const shared = valid(places.cookies.get(NAME));
  // it was shared and is no more: another tab has left it behind
  if (shared === null && known !== null && worksWith(places)) places.storage?.removeItem(NAME);
  const code = readAgentCode(places);
  if (code !== null) saveAgentCode(places, code);
  return code;
}

export function forgetAgentCode({ cookies, storage }: AgentStorage): void {
  cookies.set(NAME, null);
  storage?.removeItem(NAME);
  storage?.removeItem(BEFORE);
}

function keepBefore({ storage }: AgentStorage, before: string | null): void {
  if (before === null) storage?.removeItem(BEFORE);
  else storage?.setItem(BEFORE, before);
}

function saveAgentCode({ cookies, storage }: AgentStorage, code: string): void {
  cookies.set(NAME, code);
  storage?.setItem(NAME, code);
}

/** Returns whether cookies are kept at all here: in some frames they are not, and then their absence says nothing. */
function worksWith({ cookies }: AgentStorage): boolean {
  const probe = `${NAME}Probe`;
  cookies.set(probe, '1');
  const works = cookies.get(probe) === '1';
  cookies.set(probe, null);
  return works;
}

/** The sites of partners have host names that begin with `pro`: there an agent code makes the reader an advisor. */
export function isPartnerHost(hostName: string): boolean {
  return /^pro[.-]/i.test(hostName);
}
