import { GoalCalculator, type Navigation, ProsperXProvider, SipCalculator } from '@prosperx/sdk';
import { useState } from 'react';

/** The bank's page: two widgets, one state of its own, and its own way to go elsewhere. */
export function App() {
  const [years, setYears] = useState(10);
  const [plan, setPlan] = useState('Nothing chosen yet');

  function go(navigation: Navigation) {
    navigation.preventDefault();
    setPlan(`Next: ${navigation.to}`);
  }

  return (
    <ProsperXProvider partner="bluebank" theme="light" onNavigate={go}>
      <main>
        <h1>Blue Bank invest</h1>
        <label>
          Years until you need it{' '}
          <select value={years} onChange={(event) => setYears(Number(event.target.value))}>
            <option>5</option>
            <option>10</option>
            <option>20</option>
          </select>
        </label>
        <SipCalculator
          monthlyAmount={10_000}
          years={years}
          onChanged={({ monthlyAmount, value }) => setPlan(`${monthlyAmount} a month becomes ${Math.round(value)}`)}
        />
        <GoalCalculator years={years} />
        <p role="status">{plan}</p>
      </main>
    </ProsperXProvider>
  );
}
