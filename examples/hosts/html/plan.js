const plan = document.querySelector('px-sip-calculator');
const main = plan.parentElement;
const say = (id, text) => (document.getElementById(id).textContent = text);

await customElements.whenDefined('px-sip-calculator');
for (const name of ['changed', 'chosen'])
  plan.addEventListener(name, ({ detail }) => say('heard', `${name} ${detail.monthlyAmount}`));
plan.addEventListener('px-navigate', (event) => {
  event.preventDefault();
  say('led', event.detail.to);
});

document.getElementById('set').addEventListener('click', () => (plan.monthlyAmount = 40_000));
document
  .getElementById('toggle')
  .addEventListener('click', () => (plan.isConnected ? plan.remove() : main.append(plan)));
