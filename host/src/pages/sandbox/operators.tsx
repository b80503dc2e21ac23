import { loadSandboxFixture } from '@prosperx/core/sandbox';
import { errorMessage, useServices } from '@prosperx/sdk/site';
import { Button, ButtonLink, Card } from '@prosperx/sdk/site/ui';
import { useMutation } from '@tanstack/react-query';
import { BASE_PATH } from '#site.js';
import { sandboxText as text } from './sandbox.text.js';

/** The way to the console, and work to be done there. */
export function Operators() {
  const { api, flash } = useServices();
  const add = useMutation({
    mutationFn: () => api(loadSandboxFixture, { body: { name: 'operator-work' } }),
    onSuccess: () => flash.getState().show('success', text.workAdded),
    onError: (error) => flash.getState().show('error', errorMessage(error)),
  });
  return (
    <Card title={text.operators}>
      <div className="x-form">
        <p className="px-muted">{text.operatorsText}</p>
        <Button busy={add.isPending} onClick={() => add.mutate()}>
          {text.addWork}
        </Button>
        <ButtonLink href={`${BASE_PATH}/operator`}>{text.openConsole}</ButtonLink>
      </div>
    </Card>
  );
}
