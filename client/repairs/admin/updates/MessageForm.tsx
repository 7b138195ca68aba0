import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button, Field, Row, TextArea } from '../../../ui';
import type { CustomerUpdateViewFragment } from './customerUpdates.gen';

const MAX_WORDS = 1000;

interface MessageFormProps {
  message: CustomerUpdateViewFragment['messages'][number];
  onSave: (words: string) => Promise<void>;
  onCancel: () => void;
}

/** Other words for one customer. The shop's name, the note and the address of the tracking page come with them. */
export function MessageForm({ message: { language, words }, onSave, onCancel }: MessageFormProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(words);
  const [saving, setSaving] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  // it is where the button was that opened it
  useEffect(() => field.current?.focus(), []);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setSaving(true);
    await onSave(typed);
    setSaving(false);
  }

  return (
    <form onSubmit={(event) => void save(event)}>
      <Field
        label={t`Message to the customer`}
        hint={t`The shop's name, the note and the link are added. Leave it empty for the template.`}
      >
        {(control) => (
          <TextArea
            {...control}
            ref={field}
            lang={language === 'NE' ? 'ne' : 'en'}
            rows={5}
            maxLength={MAX_WORDS}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <Row gap={1}>
        <Button type="submit" size="sm" busy={saving}>
          <Trans>Save message</Trans>
        </Button>
        <Button size="sm" variant="secondary" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </Row>
    </form>
  );
}
