import {
  type AfterViewInit,
  Component,
  CUSTOM_ELEMENTS_SCHEMA,
  type ElementRef,
  signal,
  viewChild,
} from '@angular/core';
import '@prosperx/sdk/elements';

@Component({
  selector: 'app-plan',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    @if (isShown()) {
      <px-sip-calculator
        #plan
        [start]="true"
        [years]="15"
        [heading]="'My plan'"
        (lowercaseevent)="hear($event)"
        (kebab-event)="hear($event)"
        (camelEvent)="hear($event)"
        (CAPSevent)="hear($event)"
        (PascalEvent)="hear($event)"
      >
        <p id="light">Child</p>
      </px-sip-calculator>
    }
    <px-share [shareUrl]="'https://bank.example/plan'" [sender]="sender" />
    <button id="toggle" (click)="isShown.set(!isShown())">Show or hide</button>
    <output id="heard">{{ heard() }}</output>
  `,
})
export class Plan implements AfterViewInit {
  readonly sender = { send: () => Promise.resolve() };
  readonly isShown = signal(true);
  readonly heard = signal('');
  readonly plan = viewChild<ElementRef<HTMLElement>>('plan');

  ngAfterViewInit() {
    this.plan()?.nativeElement.addEventListener('imperative', (event) => this.hear(event));
  }

  hear({ type }: Event) {
    this.heard.update((before) => `${before}${type} `);
  }
}
