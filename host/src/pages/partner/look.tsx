import { checkPartnerTheme, type PartnerTheme, savePartnerTheme, type ThemeFault } from '@prosperx/core/partner';
import { SipCalculator } from '@prosperx/sdk';
import { createProvider, GivenProvider } from '@prosperx/sdk/site';
import { Button, Card, SelectField, TextField, useForm } from '@prosperx/sdk/site/ui';
import { useState } from 'react';
import { partnerText } from './partner.text.js';
import { useAct } from './use-partner.js';

const text = partnerText.look;

type Scheme = keyof typeof text.schemes;
interface Values {
  readonly accent: string;
  readonly radius: string;
  readonly scheme: Scheme;
}

const schemes = Object.entries(text.schemes).map(([value, name]) => ({ value: value as Scheme, text: name }));

const themeOf = ({ accent, radius, scheme }: Values): PartnerTheme => ({
  ...(accent.trim() !== '' && { accent: accent.trim() }),
  ...(radius.trim() !== '' && { radius: radius.trim() }),
  ...(scheme !== 'page' && { theme: scheme }),
});

/** What is wrong with a look, at the field that it is about. */
function check(values: Values): { accent?: string; radius?: string } {
  const fault = checkPartnerTheme(themeOf(values));
  if (fault === null) return {};
  return fault === 'radius_invalid' ? { radius: fault } : { accent: fault };
}

/** The look of the partner's frames, beside a widget that has it. */
export function Look({
  theme,
}: {
  readonly theme: { readonly [Part in keyof PartnerTheme]: PartnerTheme[Part] | undefined } | null;
}) {
  const save = useAct(
    (api, look: PartnerTheme) =>
      api(savePartnerTheme, { body: { theme: Object.keys(look).length === 0 ? null : look } }),
    { done: text.saved },
  );
  const form = useForm<Values>({
    initial: { accent: theme?.accent ?? '', radius: theme?.radius ?? '', scheme: theme?.theme ?? 'page' },
    check,
    textOf: (code) => text.faults[code as ThemeFault],
    eager: true,
    onSubmit: (values) => save.mutate(themeOf(values)),
  });
  const [preview] = useState(() => createProvider({}));
  // one that cannot be read is not shown either
  const shown = Object.keys(check(form.values)).length === 0 ? themeOf(form.values) : {};
  return (
    <div className="x-partner__look">
      <Card title={text.title}>
        <form {...form.form} className="x-form">
          <p className="px-muted">{text.text}</p>
          <TextField {...form.field('accent')} label={text.accent} hint={text.accentNote} autoComplete="off" />
          <TextField {...form.field('radius')} label={text.radius} hint={text.radiusNote} autoComplete="off" />
          <SelectField
            label={text.scheme}
            options={schemes}
            value={form.values.scheme}
            onPick={(scheme) => form.set('scheme', scheme)}
          />
          <Button type="submit" variant="primary" busy={save.isPending}>
            {text.save}
          </Button>
        </form>
      </Card>
      <section aria-label={text.preview} data-theme={shown.theme}>
        <GivenProvider provider={preview} quiet accent={shown.accent} radius={shown.radius} theme={shown.theme}>
          <SipCalculator />
        </GivenProvider>
      </section>
    </div>
  );
}
