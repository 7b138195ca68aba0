import { FilterSelect } from './filters';

/** How a flag stands in the address; null for no filter. */
export type Flag = 'true' | 'false' | null;

/** The same for the server. */
export const flagOf = (flag: Flag): boolean | null => flag && flag === 'true';

interface FlagFilterProps {
  label: string;
  value: Flag;
  /** What those are called that have it, and the others. */
  on: string;
  off: string;
  onChange: (flag: Flag) => void;
}

/** A list filtered by something that is so or is not. */
export const FlagFilter = ({ label, value, on, off, onChange }: FlagFilterProps) => (
  <FilterSelect
    label={label}
    value={value}
    options={[
      { value: 'true', label: on },
      { value: 'false', label: off },
    ]}
    onChange={onChange}
  />
);
