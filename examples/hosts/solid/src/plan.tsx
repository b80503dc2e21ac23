import '@prosperx/sdk/elements';
import type {} from '@prosperx/sdk/solid';
import { createSignal, Show } from 'solid-js';

export function Plan() {
  const [monthly, setMonthly] = createSignal(10_000);
  const [isShown, setShown] = createSignal(true);
  const [heard, setHeard] = createSignal('');
  const [led, setLed] = createSignal('');
  return (
    <>
      <Show when={isShown()}>
        <px-sip-calculator
          prop:monthlyAmount={monthly()}
          years="15"
          on:changed={(event) => setHeard(`changed ${event.detail.monthlyAmount}`)}
          on:chosen={(event) => setHeard(`chosen ${event.detail.monthlyAmount}`)}
          on:px-navigate={(event) => {
            event.preventDefault();
            setLed(event.detail.to);
          }}
        />
      </Show>
      <button id="set" onClick={() => setMonthly(40_000)}>
        ₹40,000 a month
      </button>
      <button id="toggle" onClick={() => setShown(!isShown())}>
        Show or hide
      </button>
      <output id="heard">{heard()}</output>
      <output id="led">{led()}</output>
    </>
  );
}
