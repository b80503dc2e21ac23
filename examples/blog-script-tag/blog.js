// The widget tells what the reader chose, in an event that bubbles.
const plan = document.querySelector('#plan');

document.addEventListener('changed', ({ detail }) => {
  plan.textContent = `₹${detail.monthlyAmount.toLocaleString('en-IN')} a month for ${detail.years} years`;
});

// It asks to go elsewhere; a blog has no cart.
document.addEventListener('px-navigate', (event) => {
  event.preventDefault();
  plan.textContent = 'open an account to start it';
});
