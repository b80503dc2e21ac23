import { render } from 'solid-js/web';
import { Plan } from './plan';

render(() => <Plan />, document.getElementById('app')!);
