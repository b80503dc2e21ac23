import { readSession, type Services } from '@prosperx/sdk/internal';
import { joinTabs } from '#session/tabs.js';

type Message =
  /** A frame that has just been loaded asks the others. */
  | { readonly type: 'who' }
  | { readonly type: 'signed_in'; readonly token: string }
  | { readonly type: 'signed_out'; readonly token: string };

/**
 * Frames without cookies know who signed in to one of them, for as long as one stays. The token goes from frame to frame, never to the
 * page around them; browsers keep the frames of one site's pages apart from those of all others.
 */
export function shareSession(services: Services, partner: string): void {
  const { session } = services;
  let told: string | null = null;
  const tabs = joinTabs<Message>(`frames-${partner}`, (message) => {
    if (message.type === 'who' && told !== null) tabs.tell({ type: 'signed_in', token: told });
    else if (message.type === 'signed_in' && message.token !== told) void take((told = message.token));
    else if (message.type === 'signed_out' && message.token === told) session.getState().signedOut();
  });
  const take = async (token: string) => {
    session.setState({ token });
    await readSession(services);
    // what was under way had been asked without it
    if (session.getState().token === token && session.getState().status !== 'signed_in') await readSession(services);
  };
  session.subscribe(({ token, user, advisor }) => {
    if (token === null && told !== null) {
      tabs.tell({ type: 'signed_out', token: told });
      told = null;
    } else if (token !== null && token !== told && (user ?? advisor)) {
      tabs.tell({ type: 'signed_in', token: (told = token) });
    }
  });
  tabs.tell({ type: 'who' });
}
