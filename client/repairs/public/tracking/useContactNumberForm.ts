import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type ReadableError, readError } from '../../../graphql/errors';
import { translateServerMessage } from '../../../lib/serverTexts';
import { toast } from '../../../ui';

export interface ContactNumberValues {
  contactNumber: string;
}

/**
 * A form that proves by the contact number of a repair that its sender is the customer (decisions §4). What was typed
 * stays, whatever becomes of the attempt; a refusal is at the field or, where it belongs to none, in `refusal`.
 */
export function useContactNumberForm() {
  const { i18n } = useLingui();
  const form = useForm<ContactNumberValues>({ defaultValues: { contactNumber: '' } });
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // `busy` arrives with the next render; a second click can be quicker than that.
  const underWay = useRef(false);

  /** @returns what went wrong, or null; also null, without another try, while one is under way */
  async function attempt(work: () => Promise<unknown>): Promise<ReadableError | null> {
    if (underWay.current) return null;
    underWay.current = true;
    setBusy(true);
    setRefusal(null);
    try {
      await work();
      return null;
    } catch (error) {
      const readable = readError(error);
      const atField = readable.fields.contactNumber;
      if (atField === undefined) setRefusal(readable.message);
      else form.setError('contactNumber', { message: atField }, { shouldFocus: true });
      toast.error(translateServerMessage(i18n, atField ?? readable.message));
      return readable;
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }

  return { form, busy, refusal, setRefusal, attempt };
}
