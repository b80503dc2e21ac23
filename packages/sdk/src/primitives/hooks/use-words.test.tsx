import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { calculatorText } from '#domain/calculator/calculator.text.js';
import { SipCalculatorWidget } from '#features/sip-calculator/sip-calculator.js';
import { sipCalculatorText } from '#features/sip-calculator/sip-calculator.text.js';
import { WordsContext } from './use-words.js';

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
const inGerman = <T extends object>(words: T) => (german.get(words) ?? words) as T;

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
});
