import { PlotFrame, type PlotFrameProps, usePlot } from './plot-frame.js';

export type ChartProps = Omit<PlotFrameProps, 'children' | 'inkRef'>;

/** A plot of lines. Its height is reserved at once, the lines follow when their code is there. */
export function Chart(props: ChartProps) {
  const inkRef = usePlot(props);
  return <PlotFrame {...props} inkRef={inkRef} />;
}
