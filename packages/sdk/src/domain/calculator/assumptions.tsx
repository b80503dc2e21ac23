import { useId, useState } from 'react';
import { useStyles } from '#theme/use-styles.js';
import css from './assumptions.css?inline';
import { assumptionsText as text } from './assumptions.text.js';

/** What the results rest on, on request; ends the sentence that they are indicative only. */
export function Assumptions() {
  useStyles(css);
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <span id={id}>{open && `${text.all} `}</span>
      <button
        className="px-calc__more"
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? text.readLess : text.readMore}
      </button>
    </>
  );
}
