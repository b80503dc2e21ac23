import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ORDER_STATES } from '@prosperx/core/order';
import { describe, expect, it } from 'vitest';
import { orderStatesAfter, WEBHOOKS_PAGE, withEventStates } from './event-states.js';

const page = readFileSync(join(import.meta.dirname, '../../..', WEBHOOKS_PAGE), 'utf8');

describe('the page of webhooks', () => {
  it('has the states of the rules (npm run docs writes them)', () => {
    expect(page).toContain('`sip_registered`');
    for (const kind of ['purchase', 'switch', 'SWP']) expect(page).toContain(`| \`${kind}\``);
    expect(withEventStates(page)).toBe(page);
  });

  it('shows an event of a state that orders reach', () => {
    const told = new Set(ORDER_STATES.flatMap(orderStatesAfter));
    expect(told).not.toContain('created');
    const [, sample = ''] = /```json\n(.*?)```/s.exec(page) ?? [];
    expect(told).toContain((JSON.parse(sample) as { data: { state: string } }).data.state);
  });
});
