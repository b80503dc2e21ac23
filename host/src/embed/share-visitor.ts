import { makeVisitorName } from '@prosperx/sdk/internal';
import { joinTabs } from '#session/tabs.js';

interface Message {
  readonly name: string;
  /** Calls have been made under it. */
  readonly isUsed: boolean;
}

/** Milliseconds in which frames that are loaded together have heard of each other. */
const LONG_ENOUGH = 300;

/**
 * The name under which the frames of a partner act while nobody has signed in: they have one cart. Each makes one up and tells it; one that
 * is in use is taken by all who come, and of those who come together the first in the alphabet is. Nothing is stored.
 */
export function shareVisitor(partner: string): () => Promise<string> {
  let name = makeVisitorName();
  let isUsed = false;
  const agreed = new Promise<string>((resolve) => {
    const tell = () => tabs.tell({ name, isUsed });
    const use = (given: string) => {
      name = given;
      isUsed = true;
      resolve(name);
    };
    const tabs = joinTabs<Message>(`visitor-${partner}`, (heard) => {
      if (!isUsed && heard.isUsed) return use(heard.name);
      if (!isUsed && heard.name < name) name = heard.name;
      if (!heard.isUsed && heard.name !== name) tell();
    });
    tell();
    setTimeout(() => {
      if (isUsed) return;
      use(name);
      tell();
    }, LONG_ENOUGH);
  });
  return () => agreed;
}
