import { formatShort } from '@prosperx/core/format';
import { ENGLISH } from '@prosperx/core/language';
import { rupees } from '@prosperx/core/money';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { calculatorText } from '#domain/calculator/calculator.text.js';
import { SipCalculatorWidget } from '#features/sip-calculator/sip-calculator.js';
import { sipCalculatorText } from '#features/sip-calculator/sip-calculator.text.js';
import { useWords, WordsContext } from './use-words.js';

afterEach(cleanup);

const german = new Map<object, object>([
  [sipCalculatorText, { ...sipCalculatorText, title: 'Sparplanrechner', monthlyInvestment: 'Monatliche Rate' }],
  [
    calculatorText,
    {
      ...calculatorText,
      years: (years: number) => `${years} Jahre`,
      timePeriod: 'Laufzeit',
      tooHigh: (most: string) => `Höchstens ${most}`,
    },
  ],
]);
/** What `formatShort` says, which no list gives out. */
const units = { inUnits: (figures: string) => `${figures} Hunderttausend` };
const inGerman = <T extends object>(words: T) => ('inUnits' in words ? units : (german.get(words) ?? words)) as T;

/** Says an amount that each press doubles. */
function Doubled() {
  useWords(sipCalculatorText);
  const [amount, setAmount] = useState(1_25_000);
  return <button onClick={() => setAmount(amount * 2)}>{formatShort(rupees(amount))}</button>;
}

const InLanguage = ({ language }: { readonly language: 'de' | 'en' }) => (
  <WordsContext.Provider value={language === 'de' ? inGerman : ENGLISH}>
    <Doubled />
  </WordsContext.Provider>
);

describe('useWords', () => {
  it('gives the words as they stand where no provider says otherwise', () => {
    render(<SipCalculatorWidget />);
    expect(screen.getByRole('region', { name: 'SIP calculator' })).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /^Monthly investment/ })).toBeTruthy();
  });

  it('gives a view and its parts the words of the provider, and English where it has none', () => {
    render(
      <WordsContext.Provider value={inGerman}>
        <SipCalculatorWidget onChosen={() => undefined} />
      </WordsContext.Provider>,
    );
    expect(screen.getByRole('region', { name: 'Sparplanrechner' })).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /^Monatliche Rate/ })).toBeTruthy();
    expect(screen.getByRole('slider', { name: 'Laufzeit' }).getAttribute('aria-valuetext')).toBe('10 Jahre');
    expect(screen.getByRole('button', { name: 'Start this SIP' }).textContent).toBe('Start this SIP');
  });

  it('gives the sentence of a refused amount, too', () => {
    render(
      <WordsContext.Provider value={inGerman}>
        <SipCalculatorWidget />
      </WordsContext.Provider>,
    );
    fireEvent.input(screen.getByRole('textbox', { name: /^Monatliche Rate/ }), { target: { value: '100001' } });
    expect(screen.getByRole('alert').textContent).toBe('Höchstens 1,00,000');
  });

  it('has what knows no reader say its values in the language of the view that calls it, next to a view in another', () => {
    render(
      <>
        <InLanguage language="de" />
        <InLanguage language="en" />
      </>,
    );
    const [german, own] = screen.getAllByRole('button');
    for (const [button, text] of [
      [german, '2.50 Hunderttausend'],
      [own, '2.50 L'],
      [german, '5 Hunderttausend'],
    ] as const) {
      fireEvent.click(button as HTMLElement);
      expect(button?.textContent).toBe(text);
    }
  });
});
