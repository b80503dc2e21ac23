// A SIP calculator as one writes it with the most used library of components and that of charts.
import { Box, Card, CardContent, Slider, Typography } from '@mui/material';
import { createRoot } from 'react-dom/client';
import { Area, AreaChart, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { print, sliders, usePlan } from './use-plan.js';

function Growth({ points }) {
  return (
    <ResponsiveContainer width="100%" height={240}>
      <AreaChart data={points}>
        <XAxis dataKey="year" />
        <YAxis tickFormatter={print} width={90} />
        <Area dataKey="value" />
        <Area dataKey="invested" />
      </AreaChart>
    </ResponsiveContainer>
  );
}

function SipCalculator(given) {
  const { plan, change, points, invested, value } = usePlan(given);
  return (
    <Card>
      <CardContent>
        <Typography variant="h5">SIP calculator</Typography>
        {sliders.map(({ name, label, ...bounds }) => (
          <Box key={name}>
            <Typography id={name}>
              {label}: {plan[name]}
            </Typography>
            <Slider {...bounds} aria-labelledby={name} value={plan[name]} onChange={(_, to) => change(name)(to)} />
          </Box>
        ))}
        <Typography>
          In {plan.years} years your {print(invested)} could become
        </Typography>
        <Typography variant="h4">{print(value)}</Typography>
        <Growth points={points} />
      </CardContent>
    </Card>
  );
}

const root = document.querySelector('#sip-calculator');
const { amount, rate, years } = root.dataset;
createRoot(root).render(<SipCalculator amount={Number(amount)} rate={Number(rate)} years={Number(years)} />);
