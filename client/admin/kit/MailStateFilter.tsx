import { useLingui } from '@lingui/react/macro';
import { FilterSelect } from './filters';
import { MAIL_STATES, type MailState } from './MailStateBadge';

/** All states, as the rule of a list's filter. */
export const MAIL_STATE_NAMES = Object.keys(MAIL_STATES) as MailState[];

interface MailStateFilterProps {
  view: { filters: { state: MailState | null }; set: (changes: { state: MailState | null }) => void };
}

/** Which mails a list shows, by how far they are. */
export function MailStateFilter({ view }: MailStateFilterProps) {
  const { t, i18n } = useLingui();
  return (
    <FilterSelect
      label={t`Status`}
      value={view.filters.state}
      options={MAIL_STATE_NAMES.map((state) => ({ value: state, label: i18n._(MAIL_STATES[state].label) }))}
      onChange={(state) => view.set({ state })}
    />
  );
}
