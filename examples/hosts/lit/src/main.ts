import '@prosperx/sdk/elements';
import { html, LitElement, nothing } from 'lit';

type Plan = CustomEvent<{ monthlyAmount: number }>;

class BankPlan extends LitElement {
  static override properties = {
    monthly: { type: Number },
    isShown: { state: true },
    heard: { state: true },
    led: { state: true },
  };
  declare monthly: number;
  declare isShown: boolean;
  declare heard: string;
  declare led: string;

  constructor() {
    super();
    this.monthly = 10_000;
    this.isShown = true;
    this.heard = '';
    this.led = '';
  }

  hear({ type, detail }: Plan) {
    this.heard = `${type} ${detail.monthlyAmount}`;
  }

  lead(event: CustomEvent<{ to: string }>) {
    event.preventDefault();
    this.led = event.detail.to;
  }

  override render() {
    const plan = html`<px-sip-calculator
      .monthlyAmount=${this.monthly}
      years="15"
      @changed=${this.hear}
      @chosen=${this.hear}
      @px-navigate=${this.lead}
    ></px-sip-calculator>`;
    return html`${this.isShown ? plan : nothing}
      <button id="set" @click=${() => (this.monthly = 40_000)}>₹40,000 a month</button>
      <button id="toggle" @click=${() => (this.isShown = !this.isShown)}>Show or hide</button>
      <output id="heard">${this.heard}</output>
      <output id="led">${this.led}</output>`;
  }
}
customElements.define('bank-plan', BankPlan);
