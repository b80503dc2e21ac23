import { Button, Card } from '@prosperx/sdk/internal';
import { sandboxText } from '#pages/sandbox.text.js';
import { useClock } from './use-sandbox.js';

export function Reset() {
  const { reset } = useClock();
  return (
    <Card title={sandboxText.reset}>
      <div className="x-form">
        <p className="px-muted">{sandboxText.resetText}</p>
        <Button variant="danger" busy={reset.isPending} onClick={() => reset.mutate()}>
          {sandboxText.reset}
        </Button>
      </div>
    </Card>
  );
}
