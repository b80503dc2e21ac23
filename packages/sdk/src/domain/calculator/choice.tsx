import { useId } from 'react';

interface ChoiceProps<Value extends string | number> {
  label: string;
  options: readonly { readonly value: Value; readonly text: string }[];
  value: Value;
  onPick: (value: Value) => void;
}

/** One of a few beside its label, in the place of a slider's number. */
export function Choice<Value extends string | number>({ label, options, value, onPick }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div className="px-slider__head">
      <label htmlFor={id}>{label}</label>
      {/* it looks as the number beside a slider does */}
      <select
        id={id}
        className="px-numbox"
        value={value}
        onChange={({ currentTarget }) => {
          const picked = options[currentTarget.selectedIndex];
          if (picked) onPick(picked.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  );
}
