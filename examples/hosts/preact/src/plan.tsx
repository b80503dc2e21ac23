import '@prosperx/sdk/elements';
import type {} from '@prosperx/sdk/preact';
import { useState } from 'preact/hooks';

export function Plan() {
  const [monthly, setMonthly] = useState(10_000);
  const [isShown, setShown] = useState(true);
  const [heard, setHeard] = useState('');
  const [led, setLed] = useState('');
  return (
    <>
      {isShown && (
        <px-sip-calculator
          monthlyAmount={monthly}
          years={15}
          onchanged={(event) => setHeard(`changed ${event.detail.monthlyAmount}`)}
          onchosen={(event) => setHeard(`chosen ${event.detail.monthlyAmount}`)}
          onpx-navigate={(event) => {
            event.preventDefault();
            setLed(event.detail.to);
          }}
        />
      )}
      <button id="set" onClick={() => setMonthly(40_000)}>
        ₹40,000 a month
      </button>
      <button id="toggle" onClick={() => setShown(!isShown)}>
        Show or hide
      </button>
      <output id="heard">{heard}</output>
      <output id="led">{led}</output>
    </>
  );
}
