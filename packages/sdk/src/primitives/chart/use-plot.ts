import { type RefObject, useEffect, useRef } from 'react';
import type { Drawing } from './draw-plot.js';
import type { PlotData } from './plot.js';

/** Draws into a box and keeps the drawing up to date. The drawing code is fetched after the first paint; without it the frame and its table remain. */
export function usePlot(data: PlotData): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(data);
  const drawing = useRef<Drawing | null>(null);

  useEffect(() => {
    latest.current = data;
    drawing.current?.update(data);
  });
  useEffect(() => {
    let gone = false;
    const start = async () => {
      const { drawPlot } = await import('./draw-plot.js');
      if (!gone && box.current) drawing.current = drawPlot(box.current, latest.current);
    };
    start().catch(() => undefined);
    return () => {
      gone = true;
      drawing.current?.destroy();
      drawing.current = null;
    };
  }, []);
  return box;
}
