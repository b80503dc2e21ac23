// @ts-nocheck: the events are of no widget
import '@prosperx/sdk/elements';
import { html, LitElement, nothing } from 'lit';

const sender = { send: () => Promise.resolve() };

class BankPlan extends LitElement {
  static override properties = { isShown: { state: true }, heard: { state: true } };

  constructor() {
    super();
    this.isShown = true;
    this.heard = '';
    this.hear = ({ type }) => (this.heard += `${type} `);
  }

  override firstUpdated() {
    this.renderRoot.querySelector('px-sip-calculator').addEventListener('imperative', this.hear);
  }

  override render() {
    const plan = html`<px-sip-calculator
      ?start=${true}
      .years=${15}
      heading=${'My plan'}
      @lowercaseevent=${this.hear}
      @kebab-event=${this.hear}
      @camelEvent=${this.hear}
      @CAPSevent=${this.hear}
      @PascalEvent=${this.hear}
    >
      <p id="light">Child</p>
    </px-sip-calculator>`;
    return html`${this.isShown ? plan : nothing}
      <px-share .shareUrl=${'https://bank.example/plan'} .sender=${sender}></px-share>
      <button id="toggle" @click=${() => (this.isShown = !this.isShown)}>Show or hide</button>
      <output id="heard">${this.heard}</output>`;
  }
}
customElements.define('bank-plan', BankPlan);
