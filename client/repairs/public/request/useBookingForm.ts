import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { placeRefusal } from '../../../forms/placeRefusal';
import { useEarlyInput } from '../../../forms/useEarlyInput';
import { useOnce } from '../../../forms/useOnce';
import { isOffline } from '../../../lib/connection';
import { shortRepairId } from '../../../lib/repairId';
import { type SessionEnd, sessionToken } from '../../../lib/token';
import { newUuid } from '../../../lib/uuid';
import { usePicturesInForm } from '../../../media';
import { useViewer, type Viewer } from '../../../session/useViewer';
import { toast } from '../../../ui';
import { elapsedSince, useOpenedAt } from '../../../ui/formGuard';
import {
  type AccountFields,
  type Booking,
  hasContent,
  isVisibleTo,
  newBooking,
  type Refusal,
  withAccount,
  withFreshPickupTime,
} from '../../booking/booking';
import { bookings } from '../../booking/bookings';
import { isFor, queue, reader, sendFromForm } from '../../booking/sender';
import type { DraftState } from './BookingDraftNotice';
import { repairFields } from '../../labels';
import { type RepairField, type RepairFormValues, toBookRepairInput } from '../../repairForm';
import { sayError } from '../../sayError';
import { trackRepairUrl } from '../../urls';

/** What is typed beside files is written down less often: they are written with it. */
const SAVE_WITH_FILES_AFTER_MS = 300;

const accountOf = (viewer: Viewer | null): AccountFields =>
  viewer ? { userName: viewer.name ?? '', contactNumber: viewer.contactNumber ?? '' } : {};

const emptyForm = () => newBooking(new Date(), sessionToken.userId());

/** The booking that the form opens with, read once: the one that was asked for, or what the reader typed last, or an empty one. */
function useOpenedBooking(id: string | undefined): { booking: Booking; restored: boolean } {
  const openedAt = useOpenedAt();
  const [opened] = useState(() => {
    const owner = sessionToken.userId();
    const wanted = bookings.get(id ?? '');
    const found = wanted?.state === 'editing' && isVisibleTo(owner, wanted) ? wanted : bookings.inForm();
    if (!found) return { booking: { ...emptyForm(), openedAt }, restored: false };
    return { booking: withFreshPickupTime({ ...found, owner }, new Date()), restored: true };
  });
  return opened;
}

/**
 * All that the repair form does: it edits one booking, sends it, and says what became of it (public-site §2, §5 and §8).
 * @param readWebsite reads the honeypot
 * @param wanted the id of a booking that was asked for
 */
export function useBookingForm(readWebsite: () => string, wanted: string | undefined) {
  const { t, i18n } = useLingui();
  const { cache } = useApolloClient();
  const navigate = useNavigate();
  const { status, viewer } = useViewer();
  const opened = useOpenedBooking(wanted);
  const booking = useRef(opened.booking);
  const [notice, setNotice] = useState<DraftState>(opened.restored ? 'restored' : 'none');
  const emptied = useRef(opened.booking);
  const [unreached, setUnreached] = useState(false);
  const form = useForm<RepairFormValues>({ defaultValues: opened.booking.values });
  useEarlyInput(form, { ...opened.booking.values });
  const { once, dismiss } = useOnce();
  const pictures = usePicturesInForm({
    keep: (urls) => form.setValue('issueImageUrls', urls),
    onFiles: saveSoon,
  });

  const isDirty = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether the form has not gone yet. */
  const isThere = useRef(false);
  /** The booking that is being sent from here, or put where it waits: it is done with, or is in the form again. */
  const sending = useRef<string>(undefined);

  /** The booking as it is in the form, with what another page knows of its way. */
  function current(): Booking {
    const mine = booking.current;
    const { key, tried } = bookings.get(mine.id) ?? mine;
    return { ...mine, key, tried, values: form.getValues(), files: pictures.unsent() };
  }

  /** Keeps what is typed on the device (decisions §4), but for what was typed in a session that has ended: that stays on the screen alone. */
  function save(): void {
    clearTimeout(timer.current);
    const { id, owner } = booking.current;
    const isOver = owner !== null && owner !== sessionToken.userId();
    if (!isDirty.current || isOver || sending.current === id) return;
    // another page does: the end of that is told here as well
    if (bookings.get(id)?.state === 'sending') return;
    isDirty.current = false;
    leaveToOthers();
    void bookings.save(current());
  }

  /** Another page has sent it: what is here is another one. */
  function leaveToOthers(): void {
    const kept = bookings.get(booking.current.id);
    if (!kept || kept.state === 'editing' || kept.state === 'sending') return;
    booking.current = { ...booking.current, tried: kept.tried, id: newUuid(), key: newUuid() };
  }

  function saveSoon(): void {
    isDirty.current = true;
    if (pictures.unsent().length === 0) return save();
    clearTimeout(timer.current);
    timer.current = setTimeout(save, SAVE_WITH_FILES_AFTER_MS);
  }

  const onValues = useEffectEvent(saveSoon);
  const onPause = useEffectEvent(save);
  useEffect(() => {
    isThere.current = true;
    const pause = () => onPause();
    const stops = [
      form.subscribe({ formState: { values: true }, callback: () => onValues() }),
      bookings.subscribe(pause),
    ];
    window.addEventListener('pagehide', pause);
    document.addEventListener('visibilitychange', pause);
    return () => {
      isThere.current = false;
      onPause();
      for (const stop of stops) stop();
      window.removeEventListener('pagehide', pause);
      document.removeEventListener('visibilitychange', pause);
    };
  }, [form]);

  /** Another booking in place of this one, which leaves the device unless it is on its way. */
  function begin(next: Booking, { keepsLast = false } = {}): void {
    const { id } = booking.current;
    if (!keepsLast && bookings.get(id)?.state === 'editing') void bookings.remove(id);
    booking.current = next;
    dismiss();
    setNotice('none');
    setUnreached(false);
    form.reset(next.values);
    pictures.reset(next.values.issueImageUrls);
    pictures.add(next.files);
  }

  // What the account knows is filled in where nothing stands and nobody has been yet, also when the server says late who it is.
  const prefill = useEffectEvent(() => {
    // asked for when it is wanted: who subscribes to it draws the whole form with the first step out of each field
    const isTouched = (name: keyof AccountFields) => form.getFieldState(name).isTouched;
    const { userName, contactNumber } = accountOf(viewer);
    const next = withAccount(current(), {
      ...(!isTouched('userName') && { userName }),
      ...(!isTouched('contactNumber') && { contactNumber }),
    });
    booking.current = { ...next, owner: sessionToken.userId() };
    form.setValue('userName', next.values.userName);
    form.setValue('contactNumber', next.values.contactNumber);
  });
  const viewerId = viewer?.id;
  useEffect(() => {
    if (viewerId !== undefined) prefill();
  }, [viewerId]);

  const onSession = useEffectEvent((end: SessionEnd | null) => {
    // A session that ran out sends nobody away: whoever types is still there, and goes on with what they have.
    if (end === 'ended') return;
    const { owner: before, tried } = current();
    const owner = sessionToken.userId();
    if (end === 'signedOut' || (before !== null && before !== owner)) {
      const next = (end === null && bookings.inForm()) || emptyForm();
      // What may be in the shop's books stays on the device for its owner.
      return begin(next, { keepsLast: before !== null && tried !== null });
    }
    const theirs = hasContent(current()) ? null : bookings.inForm();
    if (theirs) return begin(theirs);
    // A guest who signs in takes the form along.
    booking.current = { ...booking.current, owner };
    saveSoon();
  });
  useEffect(() => sessionToken.subscribe((end) => onSession(end)), []);

  /** What is typed while the pictures are still travelling counts, too: it is read, and checked, when they are there. */
  async function submit(event?: FormEvent, withFailed = false): Promise<void> {
    event?.preventDefault();
    await once(() =>
      form.handleSubmit(async () => {
        if (withFailed || isOffline() || (await pictures.ready())) {
          await form.handleSubmit((values) => send(values, withFailed ? [] : pictures.unsent()))();
        }
      })(),
    );
  }

  function submitWithoutFailed(): void {
    toast.warning(t`Some images failed to upload. The request will be submitted without them.`);
    void submit(undefined, true);
  }

  /**
   * The booking as it goes out. What may be in the shop's books already goes out as the same, and a changed one only if the person wants
   * another.
   * @returns null where it may not be sent
   */
  async function filledIn(values: RepairFormValues, files: File[]): Promise<Booking | null> {
    const { id, openedAt } = booking.current;
    // another tab may have sent it
    await bookings.read();
    const same = bookings.sentAs(toBookRepairInput(values));
    if (same?.tried && !isOffline()) {
      const isOwners = await isFor(same, reader(cache));
      // a server that cannot be reached says nothing, and does not book either
      if (!isOwners && sessionToken.userId() !== same.owner) return null;
    }
    // emptied meanwhile
    if (booking.current.id !== id) return null;
    if (!same) leaveToOthers();
    const mine = same ?? current();
    const isDoubtful = !same && mine.tried !== null;
    if (isDoubtful && !window.confirm(doubt())) return null;
    // what stood here is the same
    if (same && same.id !== id && bookings.get(id)?.state === 'editing') void bookings.remove(id);
    booking.current = {
      ...mine,
      ...(isDoubtful && { key: newUuid(), tried: null }),
      values,
      files,
      owner: sessionToken.userId(),
      formGuard: { website: readWebsite(), elapsedMs: elapsedSince(openedAt) },
    };
    return booking.current;
  }

  const doubt = () =>
    t`We do not know whether your earlier request has reached the shop. With changes this is a new one, and you may end up with two. Send it anyway?`;

  /** @param files the pictures to keep with it, where it has to wait */
  async function send(values: RepairFormValues, files: File[]): Promise<void> {
    const next = await filledIn(values, files);
    if (!next) return;
    setUnreached(false);
    setNotice((said) => (said === 'cleared' ? 'none' : said));
    if ((isOffline() || next.state === 'queued') && (await keep(next))) return;
    const isShown = () => isThere.current && booking.current.id === next.id;
    sending.current = next.id;
    const answer = sendFromForm({ ...next, files: [] }, reader(cache), isShown);
    if (status === 'guest') {
      toast.info(t`Submitting as a guest. Please track your request using the ID you receive.`);
    }
    const { booking: tried, problem } = await answer;
    if (!isShown()) return;
    if (!problem) {
      const id = tried.repairId!;
      const shortId = shortRepairId(id);
      toast.success(t`Repair request ${shortId} submitted!`);
      void navigate(trackRepairUrl(id), { state: { justBooked: true } });
      return;
    }
    sending.current = undefined;
    save();
    if (problem.code === 'NETWORK' && isOffline() && (await keep({ ...tried, files }))) return;
    setUnreached(problem.code === 'NETWORK');
    showRefusal(problem);
  }

  /** Puts the booking where it waits for a connection. @returns whether this device can keep it */
  async function keep(next: Booking): Promise<boolean> {
    // a save that is due meanwhile would put it back among what is typed
    sending.current = next.id;
    if (!(await queue(next))) {
      sending.current = undefined;
      save();
      return false;
    }
    begin(withAccount(emptyForm(), accountOf(viewer)));
    toast.info(t`Your request is saved on this device. It is sent as soon as there is a connection.`);
    window.scrollTo(0, 0);
    return true;
  }

  const sendLater = (): void =>
    void once(() =>
      form.handleSubmit(async (values) => {
        const next = await filledIn(values, pictures.unsent());
        if (!next || (await keep(next))) return;
        toast.error(t`This device cannot save your request. Please try again, or call us.`);
      })(),
    );

  function showRefusal(refusal: Refusal): void {
    placeRefusal(form, Object.keys(repairFields) as RepairField[], refusal);
    toast.error(sayError(i18n, refusal.message));
  }

  const onOpened = useEffectEvent(() => {
    const { files, refusal } = booking.current;
    pictures.add(files);
    if (!refusal) return;
    booking.current = { ...booking.current, refusal: null };
    showRefusal(refusal);
  });
  useEffect(() => onOpened(), []);

  function startOver(): void {
    const left = current();
    begin(withAccount({ ...emptyForm(), openedAt: left.openedAt }, accountOf(viewer)));
    if (hasContent(left)) {
      emptied.current = left;
      setNotice('cleared');
    }
    form.setFocus('userName');
  }

  function undo(): void {
    if (
      hasContent(current()) &&
      !window.confirm(t`The form already holds another request. Replace it with this one?`)
    ) {
      return;
    }
    begin(emptied.current);
    saveSoon();
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
