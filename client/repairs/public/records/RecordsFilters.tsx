import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useDebouncedText } from '../../../lib/useDebouncedText';
import { Field, TextInput } from '../../../ui';
import { FilterSelect } from '../../../ui/FilterSelect';
import { useEarlyValue } from '../../../ui/useEarlyValue';
import { MAX_SEARCH, type RecordsView } from '../../recordsParams';
import type { RepairStatus } from '../../repairs.gen';
import { repairStatuses } from '../RepairStatusBadge';
import styles from './Records.module.css';
import { SortSelect } from './SortSelect';

/** public-site §9. */
const SEARCH_DEBOUNCE_MS = 300;

interface RecordsFiltersProps {
  view: RecordsView;
  onChange: (change: Partial<RecordsView>, options?: { replace?: boolean }) => void;
  /** Where there are no column heads to press. */
  withSort: boolean;
}

/** Search and status filter (public-site §2, 'Records'). Each letter replaces the address instead of adding to the history. */
export function RecordsFilters({ view, onChange, withSort }: RecordsFiltersProps) {
  const { t, i18n } = useLingui();
  const { text, setText } = useDebouncedText(
    view.search,
    (search) => onChange({ search }, { replace: true }),
    SEARCH_DEBOUNCE_MS,
  );
  const field = useRef<HTMLInputElement>(null);
  useEarlyValue(field, text, setText);
  return (
    <div role="search" className={styles.filters}>
      <div className={styles.search}>
        <Field label={<Trans>Search</Trans>}>
          {(control) => (
            <TextInput
              {...control}
              ref={field}
              name="search"
              type="search"
              value={text}
              maxLength={MAX_SEARCH}
              placeholder={t`Search by ID, name, brand...`}
              enterKeyHint="search"
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
      </div>
      <FilterSelect
        label={<Trans>Status</Trans>}
        value={view.status ?? ''}
        onChange={(status) => onChange({ status: (status || null) as RepairStatus | null })}
      >
        <option value="">{t`All statuses`}</option>
        {Object.entries(repairStatuses).map(([status, { label }]) => (
          <option key={status} value={status}>
            {i18n._(label)}
          </option>
        ))}
      </FilterSelect>
      {withSort && <SortSelect view={view} onChange={onChange} />}
    </div>
  );
}
