import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useErrorText } from '../../graphql/useErrorText';
import { newUuid } from '../../lib/uuid';
import { toast } from '../../ui';
import {
  type BeginPaymentInput,
  type BeginRepairPaymentMutation,
  type OnlinePaymentMethod,
  useBeginProductPaymentMutation,
  useBeginRepairPaymentMutation,
} from '../payments.gen';
import { paymentUrl } from '../urls';

type Begun = BeginRepairPaymentMutation['beginRepairPayment'];

/** What is paid for. */
export type PaidThing = { repairId: string; contactNumber: string | undefined } | { productId: string };

/**
 * Begins a payment and leaves for the provider. The same amount in the same way has the same key as long as the page is open, so that a
 * second press after a lost answer begins no second one.
 */
export function usePaying(thing: PaidThing) {
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [payRepair] = useBeginRepairPaymentMutation();
  const [payProduct] = useBeginProductPaymentMutation();
  const [busy, setBusy] = useState<OnlinePaymentMethod | null>(null);
  const [attempt, setAttempt] = useState({ input: '', key: '' });

  async function begin(input: BeginPaymentInput, idempotencyKey: string): Promise<Begun> {
    const context = { idempotencyKey, retriedByCaller: true };
    if ('productId' in thing) {
      const { data } = await payProduct({ variables: { id: thing.productId, input }, context });
      return data!.beginProductPayment;
    }
    const { data } = await payRepair({ variables: { id: thing.repairId, input }, context });
    return data!.beginRepairPayment;
  }

  async function pay(method: OnlinePaymentMethod, amount: number): Promise<void> {
    if (busy) return;
    setBusy(method);
    const contactNumber = 'repairId' in thing ? thing.contactNumber : undefined;
    const input = { method, amount, ...(contactNumber !== undefined && { contactNumber }) };
    const text = JSON.stringify(input);
    const { key } = attempt.input === text ? attempt : { key: newUuid() };
    setAttempt({ input: text, key });
    try {
      const { url, fields, payment } = await begin(input, key);
      if (url) return leave(url, fields);
      // that one is over already
      setAttempt({ input: '', key: '' });
      void navigate(paymentUrl(payment.id));
    } catch (error) {
      setAttempt({ input: '', key: '' });
      toast.error(errorText(error));
    }
    setBusy(null);
  }

  return { pay, busy };
}

/** Goes to the provider; the page stays busy until the browser is there. */
function leave(url: string, fields: Begun['fields']): void {
  if (fields.length === 0) return location.assign(url);
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: url, hidden: true });
  for (const { name, value } of fields) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  document.body.append(form);
  form.submit();
}
