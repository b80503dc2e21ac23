'use client';
import { SipCalculator } from '@prosperx/sdk';
import { useState } from 'react';

export function Plan({ monthlyAmount }: { monthlyAmount: number }) {
  const [monthly, setMonthly] = useState(monthlyAmount);
  const [isShown, setShown] = useState(true);
  const [heard, setHeard] = useState('');
  return (
    <>
      {isShown && (
        <SipCalculator
          monthlyAmount={monthly}
          years={15}
          onChanged={(plan) => setHeard(`changed ${plan.monthlyAmount}`)}
          onChosen={(plan) => setHeard(`chosen ${plan.monthlyAmount}`)}
        />
      )}
      <button id="set" onClick={() => setMonthly(40_000)}>
        ₹40,000 a month
      </button>
      <button id="toggle" onClick={() => setShown(!isShown)}>
        Show or hide
      </button>
      <output id="heard">{heard}</output>
    </>
  );
}
