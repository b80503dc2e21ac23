import { render } from 'preact';
import { Plan } from './plan';

render(<Plan />, document.getElementById('app')!);
