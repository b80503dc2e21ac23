import { Button, Card, SelectField } from '@prosperx/sdk/internal';
import { useState } from 'react';
import { sandboxText } from '#pages/sandbox.text.js';
import { useClock } from './use-sandbox.js';

type StepName = keyof typeof sandboxText.steps;

const india = new Intl.DateTimeFormat('en-IN', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Asia/Kolkata' });

export function Clock() {
  const { clock, move } = useClock();
  const [step, setStep] = useState<StepName>('2B');
  return (
    <Card title={sandboxText.clock}>
      <div className="x-form">
        <p role="status">{clock.data && sandboxText.now(india.format(clock.data.now))}</p>
        <SelectField
          label={sandboxText.advance}
          options={Object.entries(sandboxText.steps).map(([value, text]) => ({ value: value as StepName, text }))}
          value={step}
          onPick={setStep}
        />
        <Button variant="primary" busy={move.isPending} onClick={() => move.mutate(step)}>
          {sandboxText.move}
        </Button>
        <p className="px-muted px-small">{sandboxText.signsOut}</p>
      </div>
    </Card>
  );
}
