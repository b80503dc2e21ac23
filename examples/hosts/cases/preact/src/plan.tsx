// @ts-nocheck: the events are of no widget
import '@prosperx/sdk/elements';
import { useEffect, useRef, useState } from 'preact/hooks';

const sender = { send: () => Promise.resolve() };

export function Plan() {
  const [isShown, setShown] = useState(true);
  const [heard, setHeard] = useState('');
  const plan = useRef<HTMLElement>(null);
  const hear = ({ type }: Event) => setHeard((before) => `${before}${type} `);
  useEffect(() => {
    plan.current.addEventListener('imperative', hear);
    // Preact writes events that begin with a capital in lower case
    plan.current.addEventListener('CAPSevent', hear);
    plan.current.addEventListener('PascalEvent', hear);
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
        >
          <p id="light">Child</p>
        </px-sip-calculator>
      )}
      <px-share shareUrl={'https://bank.example/plan'} sender={sender} />
      <button id="toggle" onClick={() => setShown(!isShown)}>
        Show or hide
      </button>
      <output id="heard">{heard}</output>
    </>
  );
}
