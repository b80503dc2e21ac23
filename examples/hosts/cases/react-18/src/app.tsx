// @ts-nocheck: the events are of no widget
import '@prosperx/sdk/elements';
import { useEffect, useRef, useState } from 'react';

const sender = { send: () => Promise.resolve() };
const EVENTS = ['lowercaseevent', 'kebab-event', 'camelEvent', 'CAPSevent', 'PascalEvent', 'imperative'];

/** React 18 gives an element attributes alone: what is no text, and all events, go by a ref. */
export function App() {
  const [isShown, setShown] = useState(true);
  const [heard, setHeard] = useState('');
  const plan = useRef<HTMLElement>(null);
  const share = useRef<HTMLElement>(null);
  useEffect(() => {
    const hear = ({ type }: Event) => setHeard((before) => `${before}${type} `);
    for (const type of EVENTS) plan.current.addEventListener(type, hear);
    Object.assign(share.current, { shareUrl: 'https://bank.example/plan', sender });
  }, []);
  return (
    <>
      {isShown && (
        <px-sip-calculator ref={plan} start="" years={15} heading={'My plan'}>
          <p id="light">Child</p>
        </px-sip-calculator>
      )}
      <px-share ref={share} />
      <button id="toggle" onClick={() => setShown(!isShown)}>
        Show or hide
      </button>
      <output id="heard">{heard}</output>
    </>
  );
}
