// The widget tells what the reader chose. It shows its button where somebody listens, and knows of it from its definition on.
const plan = document.querySelector('#plan');
const widget = document.querySelector('px-sip-calculator');
await customElements.whenDefined('px-sip-calculator');

widget.addEventListener('changed', ({ detail }) => {
  plan.textContent = `₹${detail.monthlyAmount.toLocaleString('en-IN')} a month for ${detail.years} years`;
});

// It asks to go elsewhere, since somebody listens here; a blog has no cart.
widget.addEventListener('px-navigate', (event) => {
  event.preventDefault();
  plan.textContent = 'open an account to start it';
});

// Of what the reader chose and what the blog sets, the last one counts.
document.querySelector('#tea').addEventListener('click', () => {
  widget.monthlyAmount = 600;
});
