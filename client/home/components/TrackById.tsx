import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { normaliseRepairId } from '../../lib/repairId';
import { trackRepairUrl, trackUrl } from '../../repairs/urls';
import { Button, Field, SearchIcon, TextInput } from '../../ui';
import styles from './Hero.module.css';

/** Straight to a repair by the id that its owner holds, however it is written (decisions §4). */
export function TrackById() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const track = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('id');
    const id = typeof typed === 'string' ? normaliseRepairId(typed) : '';
    void navigate(id ? trackRepairUrl(id) : trackUrl);
  };
  return (
    <form className={styles.track} onSubmit={track} aria-label={t`Track a Repair`}>
      <div className={styles.trackField}>
        <Field label={<Trans>Already with us? Follow your repair</Trans>}>
          {(control) => (
            <TextInput
              {...control}
              name="id"
              placeholder={t`Your repair ID`}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
        </Field>
      </div>
      <Button type="submit" variant="secondary" className={styles.trackButton} icon={<SearchIcon />}>
        <Trans>Track</Trans>
      </Button>
    </form>
  );
}
