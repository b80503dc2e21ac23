import { RISK_WARNING } from '@prosperx/core/regulation';
import { useId, useState } from 'react';
import { calculatorText as text } from './calculator.text.js';

/** What the figures are worth: always that they are indicative and the risk warning; on request what they assume. */
export function Disclaimer() {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="px-calc__note">
      <p>
        {text.indicative} <span id={id}>{open && `${text.assumptions} `}</span>
        <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {open ? text.readLess : text.readMore}
        </button>
      </p>
      <p>{RISK_WARNING}</p>
    </div>
  );
}
