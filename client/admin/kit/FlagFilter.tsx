import { FilterSelect } from './filters';
import type { CodedFilter } from './tableView';

/** How a flag is in the address; null for no filter. */
export type Flag = 'true' | 'false' | null;

/** The same for the server. */
export const flagOf = (flag: Flag): boolean | null => flag && flag === 'true';

/** The rule of a list that is filtered by a flag. */
export const FLAG: CodedFilter<'true' | 'false', boolean> = {
  accepts: (text) => text === 'true' || text === 'false',
  toServer: (text) => text === 'true',
};

/** The rule of one that shows only those that have a flag, else all that have not: the deleted ones, say. */
export const ONLY: CodedFilter<'true', true> = { accepts: (text) => text === 'true', toServer: () => true };

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
