import { useId } from 'react';

interface ChoiceProps<Value extends string | number> {
  label: string;
  options: readonly Value[];
  /** An option in words. */
  print: (option: Value) => string;
  value: Value;
  onPick: (value: Value) => void;
}

/** One of a few beside its label, in the place of a slider's number. */
export function Choice<Value extends string | number>({ label, options, print, value, onPick }: ChoiceProps<Value>) {
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
          if (picked) onPick(picked);
        }}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {print(option)}
          </option>
        ))}
      </select>
    </div>
  );
}
