import { checkPan, type KycStatus, type PanErrorCode, panErrorText, tidyPan } from '@prosperx/core/kyc';
import { setSandboxKyc } from '@prosperx/core/sandbox';
import { errorMessage, useServices } from '@prosperx/sdk/site';
import { Button, Card, SelectField, TextField, useForm } from '@prosperx/sdk/site/ui';
import { useMutation } from '@tanstack/react-query';
import { sandboxText as text, sandboxText } from './sandbox.text.js';

const options = Object.entries(text.statuses).map(([value, name]) => ({ value: value as KycStatus, text: name }));

/** In place of the KYC registry's own staff: decides what it says of a PAN. */
export function Registry() {
  const tell = useRegistry();
  const form = useForm<{ pan: string; status: KycStatus }>({
    initial: { pan: '', status: 'KYC_VALIDATED_STATUS' },
    check: ({ pan }) => ({ pan: checkPan(pan) }),
    textOf: (code) => panErrorText[code as PanErrorCode],
    onSubmit: (values) => tell.mutate(values),
  });
  return (
    <Card title={text.registry}>
      <form {...form.form} className="x-form">
        <p className="px-muted">{text.registryText}</p>
        <TextField {...form.field('pan')} label={text.pan} accept={tidyPan} autoComplete="off" figures />
        <SelectField
          label={text.status}
          options={options}
          value={form.values.status}
          onPick={(status) => form.set('status', status)}
        />
        <Button type="submit" variant="primary" busy={tell.isPending}>
          {text.tell}
        </Button>
      </form>
    </Card>
  );
}

/** Tells the sandbox's KYC registry what to say of a PAN. */
function useRegistry() {
  const { api, flash } = useServices();
  return useMutation({
    mutationFn: (body: { pan: string; status: KycStatus }) => api(setSandboxKyc, { body }),
    onSuccess: () => flash.getState().show('success', sandboxText.notified),
    onError: (error) => flash.getState().show('error', errorMessage(error)),
  });
}
