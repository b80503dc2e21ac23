import { rupees } from '@prosperx/core/money';
import { AmountChips, AmountSlider, Slider } from '@prosperx/sdk/site/ui';
import { type Section, StatefulExample } from '#review/example.js';
import { words } from '#review/review.text.js';

const t = words.sliders;
const QUICK = [10_000, 5_000, 3_000, 2_000].map(rupees);
const outside = (min: number, max: number) => () => t.outside(min, max);

export const sliders: Section = {
  name: 'sliders',
  title: 'Slider, numeric box, quick amounts',
  examples: [
    {
      title: 'Amount: equal distances, equal factors',
      show: () => (
        <StatefulExample start={rupees(5_000)}>
          {(value, set) => (
            <AmountSlider
              label={t.monthly}
              amount={value}
              min={rupees(100)}
              max={rupees(1_00_000)}
              quick={(pick) => (
                <AmountChips label={t.monthly} amount={value} amounts={QUICK} narrow={QUICK.slice(1)} onPick={pick} />
              )}
              onInput={set}
            />
          )}
        </StatefulExample>
      ),
    },
    {
      title: 'Rate',
      show: () => (
        <StatefulExample start={8}>
          {(value, set) => (
            <Slider
              label={t.rate}
              value={value}
              min={1}
              max={30}
              format={t.percent}
              unitAfter={t.aYear}
              rangeError={outside(1, 30)}
              onInput={set}
            />
          )}
        </StatefulExample>
      ),
    },
    {
      title: 'Years',
      show: () => (
        <StatefulExample start={10}>
          {(value, set) => (
            <Slider
              label={t.years}
              value={value}
              min={1}
              max={30}
              format={t.year}
              unitAfter={t.unit}
              rangeError={outside(1, 30)}
              onInput={set}
            />
          )}
        </StatefulExample>
      ),
    },
    {
      title: 'Narrow, large amounts',
      show: () => (
        <div className="r-narrow">
          <StatefulExample start={rupees(5_00_000)}>
            {(value, set) => (
              <AmountSlider
                label={t.goal}
                amount={value}
                min={rupees(1_00_000)}
                max={rupees(10_00_00_000)}
                onInput={set}
              />
            )}
          </StatefulExample>
        </div>
      ),
    },
  ],
};
