import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, Field, SearchIcon, TextInput } from '../../../ui';
import { trackRepairUrl } from '../../urls';
import { writtenRepairId } from '../../writtenRepairId';
import styles from './TrackSearch.module.css';

interface TrackSearchProps {
  /** The id that is shown now. */
  current?: string;
  label?: ReactNode;
  hint?: ReactNode;
  /** `secondary` where something else is the main thing to do. */
  button?: 'primary' | 'secondary';
}

/** The way to a repair by its id, however it is written (public-site §2, decisions §4). */
export function TrackSearch({ current = '', label, hint, button = 'primary' }: TrackSearchProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();

  const search = (event: FormEvent) => {
    event.preventDefault();
    const id = writtenRepairId(input.current?.value ?? '');
    setError(id ? undefined : t`Please enter your repair ID.`);
    if (id) void navigate(trackRepairUrl(id));
    else input.current?.focus();
  };

  return (
    <form role="search" className={styles.search} aria-label={t`Track a Repair`} onSubmit={search} noValidate>
      <Field label={label ?? <Trans>Repair ID</Trans>} error={error} hint={hint}>
        {(control) => (
          <div className={styles.row}>
            <TextInput
              {...control}
              ref={input}
              name="id"
              defaultValue={current}
              placeholder="7K3M-9QXT-2BWD"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="search"
              className={styles.input}
            />
            <Button type="submit" variant={button} icon={<SearchIcon />} className={styles.button}>
              <Trans>Track</Trans>
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}
