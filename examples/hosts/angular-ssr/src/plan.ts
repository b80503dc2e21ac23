import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import '@prosperx/sdk/elements';

@Component({
  selector: 'app-plan',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    @if (isShown()) {
      <px-sip-calculator
        monthly-amount="10000"
        [monthlyAmount]="monthly()"
        years="15"
        (changed)="hear($event)"
        (chosen)="hear($event)"
        (px-navigate)="lead($event)"
      />
    }
    <button id="set" (click)="monthly.set(40000)">₹40,000 a month</button>
    <button id="toggle" (click)="isShown.set(!isShown())">Show or hide</button>
    <output id="heard">{{ heard() }}</output>
    <output id="led">{{ led() }}</output>
  `,
})
export class Plan {
  readonly monthly = signal(10_000);
  readonly isShown = signal(true);
  readonly heard = signal('');
  readonly led = signal('');

  hear(event: Event) {
    const { type, detail } = event as CustomEvent<{ monthlyAmount: number }>;
    this.heard.set(`${type} ${detail.monthlyAmount}`);
  }

  lead(event: Event) {
    event.preventDefault();
    this.led.set((event as CustomEvent<{ to: string }>).detail.to);
  }
}
