import { Checkbox, Chips, icons, RadioCards, Radios, Segment, Stack } from '@prosperx/sdk/site/ui';
import { type Section, StatefulExample } from '#review/example.js';
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
        <StatefulExample start={t.upi as string | null}>
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
        </StatefulExample>
      ),
    },
    {
      title: 'Checkboxes',
      show: () => (
        <Stack gap={2}>
          <StatefulExample start={true}>
            {(value, set) => (
              <Checkbox checked={value} onChange={set} hint={t.citizenHint}>
                {t.citizen}
              </Checkbox>
            )}
          </StatefulExample>
          <StatefulExample start={false}>
            {(value, set) => (
              <Checkbox checked={value} onChange={set}>
                {t.redeemAll}
              </Checkbox>
            )}
          </StatefulExample>
          <Checkbox checked={false} onChange={nothing} disabled>
            {t.mandate}
          </Checkbox>
          <StatefulExample start={false}>
            {(value, set) => (
              <Checkbox checked={value} onChange={set} error={value ? undefined : t.termsError}>
                {t.terms}
              </Checkbox>
            )}
          </StatefulExample>
        </Stack>
      ),
    },
    {
      title: 'Radios',
      show: () => (
        <StatefulExample start={t.sorts[0] as string | null}>
          {(value, set) => <Radios legend={t.sort} options={named(t.sorts)} value={value} onPick={set} />}
        </StatefulExample>
      ),
    },
    {
      title: 'Segments',
      show: () => (
        <Stack>
          <StatefulExample start={t.sip as string}>
            {(value, set) => <Segment label={t.kind} options={named([t.sip, t.lumpsum])} value={value} onPick={set} />}
          </StatefulExample>
          <StatefulExample start={t.ranges[3] as string}>
            {(value, set) => <Segment label={t.range} options={named(t.ranges)} value={value} onPick={set} size="sm" />}
          </StatefulExample>
          <StatefulExample start={t.lumpsum as string}>
            {(value, set) => (
              <Segment label={t.kind} options={named([t.sip, t.lumpsum])} value={value} onPick={set} block />
            )}
          </StatefulExample>
        </Stack>
      ),
    },
    {
      title: 'Chips',
      show: () => (
        <StatefulExample start={t.offerStates[0] as string | null}>
          {(value, set) => <Chips label={t.offers} chips={named(t.offerStates)} value={value} onPick={set} />}
        </StatefulExample>
      ),
    },
  ],
};
