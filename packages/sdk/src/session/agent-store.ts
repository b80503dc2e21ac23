import { createStore } from 'zustand/vanilla';
import {
  type AgentPlaces,
  forgetAgentCode,
  isPartnerHost,
  keepAgentCode,
  readAgentCode,
  resyncAgentCode,
} from './agent-code.js';

/** In whose name somebody is on the page. It changes wording and attribution, never what he may do. */
export interface AgentState {
  readonly code: string | null;
  /** The page stands on a partner's site. */
  readonly onPartnerHost: boolean;
  /** Reads anew what other tabs may have changed. */
  resync(): void;
  keep(code: string): void;
  forget(): void;
}

/** Without `places` nothing is read from the page, and nothing is kept there. */
export const createAgentStore = (places: AgentPlaces | null) =>
  createStore<AgentState>()((set, get) => ({
    code: places && readAgentCode(places),
    onPartnerHost: places !== null && isPartnerHost(places.hostName),
    resync: () => set({ code: places && resyncAgentCode(places, get().code) }),
    keep: (code) => {
      if (places) keepAgentCode(places, code);
      set({ code });
    },
    forget: () => {
      if (places) forgetAgentCode(places);
      set({ code: null });
    },
  }));

export type AgentStore = ReturnType<typeof createAgentStore>;
