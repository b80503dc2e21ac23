// @ts-nocheck: the events are of no widget
import '@prosperx/sdk/elements';
import { createSignal, onMount, Show } from 'solid-js';

const sender = { send: () => Promise.resolve() };

export function Plan() {
  const [isShown, setShown] = createSignal(true);
  const [heard, setHeard] = createSignal('');
  const hear = ({ type }: Event) => setHeard(`${heard()}${type} `);
  let plan: HTMLElement;
  onMount(() => plan.addEventListener('imperative', hear));
  return (
    <>
      <Show when={isShown()}>
        <px-sip-calculator
          ref={plan}
          prop:start={true}
          prop:years={15}
          prop:heading={'My plan'}
          on:lowercaseevent={hear}
          on:kebab-event={hear}
          on:camelEvent={hear}
          on:CAPSevent={hear}
          on:PascalEvent={hear}
        >
          <p id="light">Child</p>
        </px-sip-calculator>
      </Show>
      <px-share prop:shareUrl={'https://bank.example/plan'} prop:sender={sender} />
      <button id="toggle" onClick={() => setShown(!isShown())}>
        Show or hide
      </button>
      <output id="heard">{heard()}</output>
    </>
  );
}
