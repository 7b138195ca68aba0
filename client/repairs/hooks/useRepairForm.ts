import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useEarlyInput } from '../../forms/useEarlyInput';
import { useOnce } from '../../forms/useOnce';
import { readError } from '../../graphql/errors';
import { isOffline } from '../../lib/connection';
import { shortRepairId } from '../../lib/repairId';
import { useViewer, type Viewer } from '../../session/useViewer';
import { toast } from '../../ui';
import { elapsedSince } from '../../ui/formGuard';
import type { DraftState } from '../components/request/DraftNotice';
import { hasContent, newDraft, type RepairDraft, saveDraft, withAccount } from '../draft';
import { handedBack } from '../outbox/handedBack';
import { keepForLater } from '../outbox/keep';
import type { WaitingRequest } from '../outbox/entry';
import type { FilledIn } from '../outbox/requestOf';
import { isOwnerHere } from '../outbox/owner';
import { readStanding, reopen, sentBefore, stand, standingRequest, wasSentOtherwise } from '../outbox/standing';
import { isRepairField, repairFields, type RepairFormValues, toBookRepairInput } from '../repairForm';
import { sayError } from '../sayError';
import { trackRepairUrl } from '../urls';
import { accountOf, useAccountInForm } from './useAccountInForm';
import { useBookRepair } from './useBookRepair';
import { usePicturesInForm } from './usePicturesInForm';
import { useDraftAutosave, useOpenedDraft } from './useRepairDraft';

interface Refusal {
  message: string;
  fields: Record<string, string>;
}

/** What stood in a form that was emptied. */
interface Emptied {
  draft: RepairDraft;
  standing: WaitingRequest | null;
}

/** The form after one that is done with. */
const nextDraft = (viewer: Viewer | null) => withAccount(newDraft(new Date()), accountOf(viewer));

/**
 * All that the repair form does: draft, checks, sending, and what is said about it (public-site §2, §5 and §8).
 * @param readWebsite reads the honeypot
 */
export function useRepairForm(readWebsite: () => string) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { status, viewer } = useViewer();
  const opened = useOpenedDraft();
  const [draft, setDraft] = useState(opened.draft);
  const [notice, setNotice] = useState<DraftState>(opened.restored ? 'restored' : 'none');
  const [emptied, setEmptied] = useState<Emptied>({ draft: opened.draft, standing: null });
  const form = useForm<RepairFormValues>({ defaultValues: opened.draft.values });
  const { hold, release, forget, leave: leaveDraft } = useDraftAutosave(form, draft);
  useEarlyInput(form, { ...opened.draft.values });
  const book = useBookRepair();
  const pictures = usePicturesInForm({
    keep: (urls) => form.setValue('issueImageUrls', urls),
    keepFiles(files) {
      const standing = standingRequest(draft.id);
      if (standing) void stand({ ...standing, values: form.getValues(), files, since: Date.now() });
    },
  });
  useAccountInForm({ form, draft, setDraft, viewer, onLeave: leave });
  const [unreached, setUnreached] = useState(false);

  const { once, dismiss } = useOnce();

  /** What is typed while the pictures are still travelling counts, too: it is read, and checked, when they are there. */
  async function submit(event?: FormEvent, withFailed = false): Promise<void> {
    event?.preventDefault();
    await once(() =>
      form.handleSubmit(async () => {
        if (withFailed || isOffline() || (await pictures.ready())) {
          await form.handleSubmit((values) => send(values, withFailed ? [] : undefined))();
        }
      })(),
    );
  }

  function submitWithoutFailed(): void {
    toast.warning(t`Some images failed to upload. The request will be submitted without them.`);
    void submit(undefined, true);
  }

  const filledIn = (values: RepairFormValues): FilledIn => ({
    draft: draft.id,
    values,
    formGuard: { website: readWebsite(), elapsedMs: elapsedSince(draft.openedAt) },
  });

  /** The draft on screen; null once the form has gone. */
  const shown = useRef<string | null>(null);
  useEffect(() => {
    shown.current = draft.id;
    return () => void (shown.current = null);
  }, [draft.id]);

  /** @param unsent the pictures to keep with it, where it has to wait */
  async function send(values: RepairFormValues, unsent?: File[]): Promise<void> {
    if (!(await mayBeSent(values))) return;
    setUnreached(false);
    setNotice((said) => (said === 'cleared' ? 'none' : said));
    // another tab may have kept it
    const waits = sentBefore(toBookRepairInput(values))?.place === 'outbox';
    if ((isOffline() || waits) && (await keep(values, unsent))) return;
    hold();
    const { id: sent } = draft;
    const isThere = () => shown.current === sent;
    const booking = book(filledIn(values), isThere);
    if (status === 'guest') {
      toast.info(t`Submitting as a guest. Please track your request using the ID you receive.`);
    }
    try {
      const id = await booking;
      if (!isThere()) return;
      forget();
      const shortId = shortRepairId(id);
      toast.success(t`Repair request ${shortId} submitted!`);
      void navigate(trackRepairUrl(id), { state: { justBooked: true } });
    } catch (error) {
      if (!isThere()) return;
      release();
      const refusal = readError(error);
      if (refusal.code === 'NETWORK' && isOffline() && (await keep(values, unsent))) return;
      setUnreached(refusal.code === 'NETWORK');
      showRefusal(refusal);
    }
  }

  /** What may be in the shop's books already is booked a second time only if the person wants that. */
  async function mayBeSent(values: RepairFormValues): Promise<boolean> {
    // another tab may have sent it
    await readStanding();
    const input = toBookRepairInput(values);
    const earlier = sentBefore(input);
    if (earlier?.firstTriedAt && !isOffline() && !(await isOwnerHere(earlier))) return false;
    if (!wasSentOtherwise(input, draft.id)) return true;
    return window.confirm(
      t`It is not known whether your request has reached the shop as it was before. With changes it is another one, and you may end up with two. Send it all the same?`,
    );
  }

  /** Puts the request where it waits for a connection. @returns whether this device can keep it */
  async function keep(values: RepairFormValues, unsent = pictures.unsent()): Promise<boolean> {
    if (!(await keepForLater(filledIn(values), unsent))) return false;
    begin(nextDraft(viewer));
    setUnreached(false);
    toast.info(t`Your request is kept on this device. It is sent as soon as there is a connection.`);
    window.scrollTo(0, 0);
    return true;
  }

  const sendLater = (): void =>
    void once(() =>
      form.handleSubmit(async (values) => {
        if (!(await mayBeSent(values)) || (await keep(values))) return;
        toast.error(t`This device cannot keep your request. Please try again, or call us.`);
      })(),
    );

  function showRefusal({ message, fields }: Refusal): void {
    const atField = Object.entries(fields).map(([path, text]) => [path.split('.')[0]!, text] as const);
    const order = Object.keys(repairFields);
    const ours = atField
      .flatMap(([name, text]) => (isRepairField(name) ? [{ name, text }] : []))
      .toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
    for (const { name, text } of ours) form.setError(name, { message: text });
    if (ours[0]) form.setFocus(ours[0].name);
    else form.setError('root.server', { message });
    toast.error(sayError(i18n, message));
  }

  const takeBack = useEffectEvent(() => {
    pictures.add(standingRequest(draft.id)?.files ?? []);
    const returned = handedBack.take();
    if (!returned) return;
    saveDraft(returned.draft);
    if (returned.refusal) showRefusal(returned.refusal);
  });
  useEffect(() => takeBack(), []);

  /** Another form in place of this one. @param end what becomes of this one on the device */
  function begin(fresh: RepairDraft, end = forget): void {
    dismiss();
    setNotice('none');
    setDraft(fresh);
    form.reset(fresh.values);
    pictures.reset(fresh.values.issueImageUrls);
    end();
  }

  function leave(): void {
    begin(newDraft(new Date()), leaveDraft);
  }

  function startOver(): void {
    const left = { draft: { ...draft, values: form.getValues() }, standing: standingRequest(draft.id) };
    const { openedAt } = draft;
    begin(withAccount({ ...newDraft(new Date()), openedAt }, accountOf(viewer)));
    if (hasContent(left.draft)) {
      setEmptied(left);
      setNotice('cleared');
    }
    form.setFocus('userName');
  }

  function undo(): void {
    const { draft: left, standing } = emptied;
    const next = { ...draft, values: form.getValues() };
    if (hasContent(next) && !window.confirm(t`Another request stands in the form. Put this one in its place?`)) return;
    void reopen(left.id);
    setDraft(left);
    setNotice('none');
    form.reset(left.values);
    pictures.reset(left.values.issueImageUrls);
    if (standing) {
      void stand({ ...standing, values: left.values, since: Date.now() });
      pictures.add(standing.files);
    }
    form.setFocus('userName');
  }

  return {
    form,
    pictures,
    submit,
    submitWithoutFailed,
    /** Sends it later by itself, where the shop could not be reached; null where it could. */
    sendLater: unreached ? sendLater : null,
    notice,
    startOver,
    undo,
  };
}
