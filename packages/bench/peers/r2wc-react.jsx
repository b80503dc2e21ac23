// A SIP calculator as one writes it with r2wc and React: sliders and the figure, without a chart.
import r2wc from '@r2wc/react-to-web-component';
import { print, sliders, usePlan } from './use-plan.js';

const css = `
  :host { display: block; font: 16px/1.5 system-ui, sans-serif; }
  label { display: block; margin-block: 12px; }
  input { display: block; width: 100%; }
  strong { font-size: 28px; }
`;

function SipCalculator({ amount, rate, years }) {
  const { plan, change, invested, value } = usePlan({ amount, rate, years });
  return (
    <section>
      <style>{css}</style>
      <h2>SIP calculator</h2>
      {sliders.map(({ name, label, ...bounds }) => (
        <label key={name}>
          {label}: {plan[name]}
          <input type="range" {...bounds} value={plan[name]} onChange={(event) => change(name)(event.target.value)} />
        </label>
      ))}
      <p>
        In {plan.years} years your {print(invested)} could become
        <br />
        <strong>{print(value)}</strong>
      </p>
    </section>
  );
}

const props = { amount: 'number', rate: 'number', years: 'number' };
customElements.define('r2wc-sip-calculator', r2wc(SipCalculator, { shadow: 'open', props }));
