import { Checkbox, Chips, icons, RadioCards, Radios, Segment, Stack } from '@prosperx/sdk/internal';
import { Live, type Section } from '#review/example.js';
import { words } from '#review/review.text.js';

const t = words.choices;
const nothing = () => undefined;
const named = (texts: readonly string[]) => texts.map((text) => ({ value: text, text }));

export const choices: Section = {
  name: 'choices',
  title: 'Choices',
  examples: [
    {
      title: 'Radio cards',
      show: () => (
        <Live start={t.upi as string | null}>
          {(value, set) => (
            <RadioCards
              legend={t.pay}
              value={value}
              onPick={set}
              cards={[
                { value: t.upi, title: t.upi, text: t.upiText, icon: icons.bolt },
                { value: t.net, title: t.net, text: t.netText, icon: icons.bank },
                { value: t.cheque, title: t.cheque, text: t.chequeText, icon: icons.cheque, disabled: true },
              ]}
            />
          )}
        </Live>
      ),
    },
    {
      title: 'Checkboxes',
      show: () => (
        <Stack gap={2}>
          <Live start={true}>
            {(value, set) => (
              <Checkbox checked={value} onChange={set} hint={t.citizenHint}>
                {t.citizen}
              </Checkbox>
            )}
          </Live>
          <Live start={false}>
            {(value, set) => (
              <Checkbox checked={value} onChange={set}>
                {t.redeemAll}
              </Checkbox>
            )}
          </Live>
          <Checkbox checked={false} onChange={nothing} disabled>
            {t.mandate}
          </Checkbox>
          <Live start={false}>
            {(value, set) => (
              <Checkbox checked={value} onChange={set} error={value ? undefined : t.termsError}>
                {t.terms}
              </Checkbox>
            )}
          </Live>
        </Stack>
      ),
    },
    {
      title: 'Radios',
      show: () => (
        <Live start={t.sorts[0] as string | null}>
          {(value, set) => <Radios legend={t.sort} options={named(t.sorts)} value={value} onPick={set} />}
        </Live>
      ),
    },
    {
      title: 'Segments',
      show: () => (
        <Stack>
          <Live start={t.sip as string}>
            {(value, set) => <Segment label={t.kind} options={named([t.sip, t.lumpsum])} value={value} onPick={set} />}
          </Live>
          <Live start={t.ranges[3] as string}>
            {(value, set) => <Segment label={t.range} options={named(t.ranges)} value={value} onPick={set} size="sm" />}
          </Live>
          <Live start={t.lumpsum as string}>
            {(value, set) => (
              <Segment label={t.kind} options={named([t.sip, t.lumpsum])} value={value} onPick={set} block />
            )}
          </Live>
        </Stack>
      ),
    },
    {
      title: 'Chips',
      show: () => (
        <Live start={t.offerStates[0] as string | null}>
          {(value, set) => <Chips label={t.offers} chips={named(t.offerStates)} value={value} onPick={set} />}
        </Live>
      ),
    },
  ],
};
