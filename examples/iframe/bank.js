import { discoverWidgets, mountWidget } from 'https://invest.example/sdk/latest/embed.js';

// 4. What the widget tells arrives on its container, as events that bubble.
const plan = document.querySelector('#plan');
document.querySelector('#sip').addEventListener('changed', ({ detail }) => {
  plan.textContent = `₹${detail.monthlyAmount.toLocaleString('en-IN')} a month for ${detail.years} years`;
});

// 5. Where it leads, the bank may go itself. Left alone, the site opens in a new tab.
document.addEventListener('px-navigate', (event) => {
  event.preventDefault();
  plan.textContent = `next: ${event.detail.to}`;
});

// 3. By hand: for options that attributes do not have, and to change props later.
const goal = mountWidget(document.querySelector('#goal'), {
  widget: 'goal-calculator',
  base: 'https://invest.example',
  title: 'Goal calculator',
});
for (const button of document.querySelectorAll('[data-goal]')) {
  button.addEventListener('click', () => goal.update({ goalAmount: Number(button.dataset.goal) }));
}

// 7. A place that comes later is marked as any other, and mounted by a call.
document.querySelector('#prices').addEventListener('click', ({ currentTarget }) => {
  const place = document.createElement('div');
  place.id = 'inflation';
  place.dataset.prosperxWidget = 'inflation-calculator';
  place.dataset.prosperxBase = 'https://invest.example';
  currentTarget.replaceWith(place);
  discoverWidgets();
});
