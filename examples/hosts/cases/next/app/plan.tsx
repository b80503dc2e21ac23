// @ts-nocheck: the events are of no widget
'use client';
import '@prosperx/sdk/elements';
import { useEffect, useRef, useState } from 'react';

const sender = { send: () => Promise.resolve() };

export function Plan(_: { monthlyAmount: number }) {
  const [isShown, setShown] = useState(true);
  const [heard, setHeard] = useState('');
  const plan = useRef<HTMLElement>(null);
  const share = useRef<HTMLElement>(null);
  const hear = ({ type }: Event) => setHeard((before) => `${before}${type} `);
  useEffect(() => {
    plan.current.addEventListener('imperative', hear);
    // React gives objects to elements that it makes, not to those that its server has rendered
    Object.assign(share.current, { sender });
  }, []);
  return (
    <>
      {isShown && (
        <px-sip-calculator
          ref={plan}
          start={true}
          years={15}
          heading={'My plan'}
          onlowercaseevent={hear}
          onkebab-event={hear}
          oncamelEvent={hear}
          onCAPSevent={hear}
          onPascalEvent={hear}
        >
          <p id="light">Child</p>
        </px-sip-calculator>
      )}
      <px-share ref={share} shareUrl={'https://bank.example/plan'} />
      <button id="toggle" onClick={() => setShown(!isShown)}>
        Show or hide
      </button>
      <output id="heard">{heard}</output>
    </>
  );
}
