import { Checkbox, Segment, SelectField, TextField } from '@prosperx/sdk/site/ui';
import { useEffect, useState } from 'react';
import { LANGUAGES } from '../../../core/src/language/index.js';
import type { Contract, Field } from '../../../sdk/src/widget/contract.js';
import { typeOf } from '../../../sdk/src/widget/docs.js';
import { needsServer } from '../../../sdk/src/widget/page-lines.js';
import { playgroundText as text } from './playground.text.js';
import { serverStates } from './preview-messages.js';
import { isSandbox, people } from './sign-in.js';
import { controlled, languages, type PlaygroundState, themes, widths } from './state.js';

interface ControlsProps {
  readonly contract: Contract;
  readonly state: PlaygroundState;
  readonly refused: readonly string[];
  readonly onChange: (part: Partial<PlaygroundState>) => void;
}

/** A control for each property of the contract, then for what is around the widget. */
export function Controls({ contract, state, refused, onChange }: ControlsProps) {
  const set = (name: string, value: string) => onChange({ props: { ...state.props, [name]: value } });
  const fields = controlled(contract);
  const byScript = Object.keys(contract.props).filter((name) => !fields.some(([each]) => each === name));
  return (
    <>
      <fieldset>
        <legend>{text.properties}</legend>
        {Object.keys(contract.props).length === 0 && <p>{text.noProperties}</p>}
        {fields.map(([name, field]) => (
          <PropertyControl
            key={name}
            name={name}
            field={field}
            value={state.props[name] ?? ''}
            isRefused={refused.includes(name)}
            onInput={(value) => set(name, value)}
          />
        ))}
        {byScript.length > 0 && <p>{text.byScript(byScript.join(', '))}</p>}
      </fieldset>
      <Surroundings contract={contract} state={state} onChange={onChange} />
    </>
  );
}

interface PropertyControlProps {
  readonly name: string;
  readonly field: Field;
  readonly value: string;
  readonly isRefused: boolean;
  readonly onInput: (value: string) => void;
}

/** A sentence of the contract as words: its marks of code are for the reference. */
const hintOf = ({ describe }: Field) => describe.replaceAll('`', '');

function PropertyControl({ name, field, value, isRefused, onInput }: PropertyControlProps) {
  if (field.type === 'boolean')
    return (
      <Checkbox
        checked={value === '' ? (field.default ?? false) : value === 'true'}
        onChange={(on) => onInput(String(on))}
        hint={hintOf(field)}
      >
        {name}
      </Checkbox>
    );
  const options = 'options' in field ? field.options : undefined;
  if (options)
    return (
      <SelectField
        label={name}
        hint={hintOf(field)}
        options={[
          { value: '', text: `${text.default}${field.default === undefined ? '' : `: ${String(field.default)}`}` },
          ...options.map((option) => ({ value: String(option), text: String(option) })),
        ]}
        value={value}
        onPick={onInput}
      />
    );
  return (
    <TextField
      label={name}
      hint={hintOf(field)}
      value={value}
      placeholder={field.default === undefined ? '' : String(field.default)}
      inputMode={field.type === 'number' ? 'decimal' : 'text'}
      onInput={onInput}
      error={isRefused ? text.refused(typeOf(field)) : undefined}
    />
  );
}

function Surroundings({ contract, state, onChange }: Omit<ControlsProps, 'refused'>) {
  const servers = serverStates.filter((each) => each !== 'none' || !needsServer(contract));
  return (
    <fieldset>
      <legend>{text.surroundings}</legend>
      <SelectField
        label={text.language}
        options={languages.map((value) => ({ value, text: LANGUAGES[value] }))}
        value={state.language}
        onPick={(language) => onChange({ language })}
      />
      <Choice
        label={text.theme}
        options={themes.map((value) => ({ value, text: text.themes[value] }))}
        value={state.theme}
        onPick={(theme) => onChange({ theme })}
      />
      <TextField
        label={text.accent}
        note={text.accentNote}
        value={state.accent}
        onInput={(accent) => onChange({ accent })}
      />
      <TextField
        label={text.radius}
        note={text.radiusNote}
        value={state.radius}
        onInput={(radius) => onChange({ radius })}
      />
      <Choice
        label={text.width}
        options={widths.map((value) => ({ value, text: text.widths[value] }))}
        value={state.width}
        onPick={(width) => onChange({ width })}
      />
      <SelectField
        label={text.server}
        options={servers.map((value) => ({ value, text: text.servers[value] }))}
        value={state.server}
        onPick={(server) => onChange({ server })}
      />
      {state.server !== 'none' && <Person person={state.person} onPick={(person) => onChange({ person })} />}
    </fieldset>
  );
}

/** One of a few short words, in a narrow column. */
function Choice<Value extends string>(props: Omit<Parameters<typeof Segment<Value>>[0], 'size' | 'block'>) {
  return (
    <div className="p-choice">
      <span aria-hidden="true">{props.label}</span>
      <Segment {...props} size="sm" block />
    </div>
  );
}

/** Who is signed in: only where the server plays a sandbox. */
function Person({ person, onPick }: { readonly person: string; readonly onPick: (person: string) => void }) {
  const [isOffered, setOffered] = useState<boolean | null>(null);
  useEffect(() => {
    void isSandbox().then(setOffered);
  }, []);
  if (isOffered === null) return null;
  if (!isOffered) return <p>{text.noSandbox}</p>;
  return (
    <SelectField
      label={text.person}
      hint={text.personNote}
      options={[
        { value: '', text: text.nobody },
        ...Object.entries(people).map(([value, name]) => ({ value, text: name })),
      ]}
      value={person}
      onPick={onPick}
    />
  );
}
