import { useEffect, useState } from 'react';
import { Button } from '#primitives/display/button.js';
import { lazy } from '#primitives/display/lazy.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useOwnAgent } from '#queries/agent.js';
import { useLeads, useSubmitInterest } from '#queries/lead.js';
import { DataProvider } from '#services/services.js';
import { useSession } from '#session/use-session.js';
import { useStyles } from '#theme/use-styles.js';
import { lamfText, subBrokerText } from './lamf.text.js';
import css from './lamf.css?inline';

const offer = () => import('./lamf-offer.lazy.js');
const LamfOffer = lazy(async () => (await offer()).LamfOffer, { optional: true });

/** The thank-you card stays this long. */
const THANKS_MS = 3_000;

/** Where an advisor stands with an offer: it is open, they have just said yes, or it is over. */
function useInterest(interest: 'lamf' | 'sub_broker') {
  const { data } = useLeads();
  const submitInterest = useSubmitInterest();
  const [isThanking, setThanking] = useState(false);
  const [isSaid, setSaid] = useState(false);
  useEffect(() => {
    if (!isThanking) return;
    const timer = setTimeout(() => setThanking(false), THANKS_MS);
    return () => clearTimeout(timer);
  }, [isThanking]);
  const press = () => {
    submitInterest(interest);
    setSaid(true);
    setThanking(true);
  };
  const isOver = isSaid || !data || data.interestedIn.includes(interest);
  return { state: isThanking ? ('thanks' as const) : isOver ? ('over' as const) : ('open' as const), press };
}

/** The loan against mutual funds, for advisors, until they say that they are interested; then thanks for three seconds. */
export const LamfBanner = () => (
  <DataProvider>
    <LamfCard />
  </DataProvider>
);

function LamfCard() {
  const text = useWords(lamfText);
  useStyles(css);
  const { advisor } = useSession();
  const { state, press } = useInterest('lamf');
  const [isOpen, setOpen] = useState(false);
  if (!advisor || state === 'over') return null;
  if (state === 'thanks') return <Thanks />;
  return (
    <section className="px-lamf" aria-label={text.title}>
      <div>
        <b>{text.banner}</b>
        <p>{text.bannerText}</p>
      </div>
      <div className="px-btns">
        <Button onClick={() => setOpen(true)} aria-haspopup="dialog">
          {text.more}
        </Button>
        <Button variant="primary" onClick={press}>
          {text.interested}
        </Button>
      </div>
      {isOpen && <LamfOffer onClose={() => setOpen(false)} onInterested={press} />}
    </section>
  );
}

function Thanks() {
  const text = useWords(lamfText);
  return (
    <section className="px-lamf" role="status">
      <div>
        <b>{text.thanks}</b>
        <p>{text.thanksText}</p>
      </div>
    </section>
  );
}

/** "I am Interested" in a registration as a sub-broker: for an advisor without an ARN who is not in the account of a customer. */
export const InterestButton = () => (
  <DataProvider>
    <SubBrokerCard />
  </DataProvider>
);

function SubBrokerCard() {
  const lamfWords = useWords(lamfText);
  const text = useWords(subBrokerText);
  useStyles(css);
  const { advisor, user } = useSession();
  const { data } = useOwnAgent();
  const { state, press } = useInterest('sub_broker');
  if (!advisor || user || !data || data.isAgentARN || state === 'over') return null;
  if (state === 'thanks') return <Thanks />;
  return (
    <section className="px-lamf" aria-label={text.title}>
      <div>
        <b>{text.title}</b>
        <p>{text.text}</p>
      </div>
      <Button variant="primary" onClick={press}>
        {lamfWords.interested}
      </Button>
    </section>
  );
}
