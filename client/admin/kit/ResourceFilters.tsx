import type { ComponentProps } from 'react';
import { FilterDate, FilterSelect } from './filters';
import { type Flag, FlagFilter } from './FlagFilter';
import type { FilterRules, TableChanges } from './tableView';
import type { TableView } from './useTableView';
import { useOptions, type Labels } from './labels';

/** How a filter looks: a flag, a day, or one of a few values, with what they are called or with a table of their names. */
export type FilterLook = { label: string } & (
  | { on: string; off: string }
  | { day: true; min?: string | null; max?: string | null }
  | { options: readonly { value: string; label: string }[]; all?: string }
  | { words: Labels }
);

export type FilterLooks<Filters extends FilterRules> = { [Name in keyof Filters]: FilterLook };

interface ResourceFiltersProps<Sort extends string, Filters extends FilterRules> {
  view: TableView<Sort, Filters>;
  looks: FilterLooks<Filters>;
}

/** The filters of a list, each with its value out of the address. */
export function ResourceFilters<Sort extends string, Filters extends FilterRules>({
  view,
  looks,
}: ResourceFiltersProps<Sort, Filters>) {
  const values = view.filters as Readonly<Record<string, string | null>>;
  return Object.entries<FilterLook>(looks).map(([name, look]) => (
    <ResourceFilter
      key={name}
      look={look}
      value={values[name] ?? null}
      onChange={(value) => view.set({ [name]: value } as TableChanges<Sort, Filters>)}
    />
  ));
}

interface ResourceFilterProps {
  look: FilterLook;
  value: string | null;
  onChange: (value: string | null) => void;
}

function ResourceFilter({ look, ...state }: ResourceFilterProps) {
  if ('on' in look) return <FlagFilter {...look} {...state} value={state.value as Flag} />;
  if ('day' in look) return <FilterDate label={look.label} min={look.min} max={look.max} {...state} />;
  if ('options' in look) return <FilterSelect {...look} {...state} />;
  return <FilterLabels {...look} {...state} />;
}

function FilterLabels({ words, ...filter }: { words: Labels } & Omit<ComponentProps<typeof FilterSelect>, 'options'>) {
  return <FilterSelect options={useOptions(words)} {...filter} />;
}
