import { useApolloClient } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { DraftNotice } from '../../../admin/kit/editor/DraftNotice';
import { useDraft } from '../../../admin/kit/editor/useDraft';
import { FormDialog } from '../../../admin/kit/FormDialog';
import { Fields } from '../../../admin/kit/FieldLayout';
import { useAdminAction } from '../../../admin/kit/useAdminAction';
import { useAnswer } from '../../../graphql/useAnswer';
import { isOffline } from '../../../lib/connection';
import { sessionToken } from '../../../lib/token';
import { ImagesUpload, NOT_THROUGH, settleUploads, translateMediaMessage, type UploadsHandle } from '../../../media';
import { Button, ErrorState, Field, Loading, Row, Skeleton, TextArea, TextInput, toast } from '../../../ui';
import { AccessoriesField } from './AccessoriesField';
import { type Signature, SignaturePad } from './SignaturePad';
import {
  type SheetKind,
  type SheetViewFragment,
  useDiscardSheetMutation,
  useSaveSheetMutation,
  useSheetChecklistQuery,
} from '../setsAdmin.gen';
import { type Signing, sendFromForm } from './waiting/sheetSender';
import { newWaitingSheet, type SheetOf } from './waiting/waitingSheets';
import { SheetRows } from './SheetRows';
import { beginSheet, type SheetValues, toSheetInput } from './sheetValues';
import { sheetKinds } from './labels';

interface SheetFormProps {
  of: SheetOf;
  kind: SheetKind;
  /** The one that somebody has begun; null for a new one. */
  draft: SheetViewFragment | null;
  /** Whose signature it most likely is. */
  signer: string;
  readAgain: () => Promise<void>;
  onClose: () => void;
}

/** A sheet to fill in at the counter, on a phone: the checklist, what came along, photos, and the signature. */
export function SheetForm(props: SheetFormProps) {
  const { i18n } = useLingui();
  const query = useSheetChecklistQuery({ fetchPolicy: 'cache-and-network' });
  const { answer, failure } = useAnswer(query);
  if (answer) return <Filling {...props} items={answer.sheetChecklist.items} />;
  return (
    <FormDialog title={i18n._(sheetKinds[props.kind])} onClose={props.onClose}>
      {failure ? (
        <ErrorState {...failure} />
      ) : (
        <Loading>
          <Skeleton height="24rem" />
        </Loading>
      )}
    </FormDialog>
  );
}

function Filling({
  of,
  kind,
  draft,
  signer,
  readAgain,
  onClose,
  items,
}: SheetFormProps & { items: readonly string[] }) {
  const { t, i18n } = useLingui();
  const client = useApolloClient();
  const { act, isBusy } = useAdminAction();
  const [values, setValues] = useState<SheetValues>(() => beginSheet(draft, items));
  const [kept, setKept] = useState({ id: draft?.id ?? null, version: draft?.version ?? 0 });
  const [signerName, setSignerName] = useState(signer);
  const [isDirty, setDirty] = useState(false);
  const [edition, setEdition] = useState(0);
  const [isSigned, setSigned] = useState(false);
  const uploads = useRef<UploadsHandle>(null);
  const pad = useRef<Signature>(null);
  const [save] = useSaveSheetMutation();
  const [discard] = useDiscardSheetMutation();
  // what is not with the shop yet outlives a lost line and a browser that is closed
  const onDevice = useDraft(`sheet.${kind}.${Object.values(of)[0]}`, values, { version: kept.version, dirty: isDirty });

  function change(some: Partial<SheetValues>): void {
    setValues((before) => ({ ...before, ...some }));
    setDirty(true);
  }

  function restore(): void {
    const found = onDevice.take();
    if (!found) return;
    change(found);
    setEdition(edition + 1);
  }

  /** @returns null where a photo has not arrived */
  async function keep() {
    const { failed, urls } = await settleUploads(uploads.current);
    if (failed.length > 0) {
      toast.error(t`Upload failed.`);
      return null;
    }
    const input = { ...of, ...toSheetInput({ ...values, photoUrls: urls }), kind, version: kept.version };
    const { data } = await save({ variables: { input } });
    const { id, version } = data!.saveSetSheet;
    setKept({ id, version });
    setDirty(false);
    onDevice.finish();
    return { id, version };
  }

  async function saveIt(event: FormEvent): Promise<void> {
    event.preventDefault();
    let isKept = false;
    const done = await act(async () => {
      isKept = (await keep()) !== null;
      if (isKept) await readAgain();
    });
    if (!done || !isKept) return;
    toast.success(t`Sheet saved.`);
    onClose();
  }

  async function signIt(): Promise<void> {
    if (!signerName.trim()) return toast.error(t`Please enter who signs.`);
    const [drawn, owner] = [await pad.current?.read(), sessionToken.userId()];
    if (!drawn || owner === null) return toast.error(t`Please sign the sheet.`);
    const became: { signing?: Signing } = {};
    const done = await act(
      async () => {
        const photos = await photosForSigning();
        if (!photos) return;
        const { files, urls } = photos;
        const signed = { of, kind, values: { ...values, photoUrls: urls }, files, version: kept.version };
        became.signing = await sendFromForm(newWaitingSheet({ ...signed, owner, drawn, signerName }), client);
        if (became.signing.isSent) await readAgain();
      },
      { key: 'sign' },
    );
    if (done && became.signing) sayWhatBecame(became.signing);
  }

  /** Photos that have only failed for want of a connection wait with the sheet. @returns null where one has failed for good */
  async function photosForSigning() {
    const settled = isOffline() ? { urls: values.photoUrls, failed: [] } : await settleUploads(uploads.current);
    const { failed, urls } = settled;
    if (failed.some(({ error }) => error !== NOT_THROUGH)) {
      toast.error(t`Upload failed.`);
      return null;
    }
    return { urls, files: uploads.current?.unsent() ?? [] };
  }

  function sayWhatBecame(signing: Signing): void {
    if (!signing.isSent && !signing.isKept) return toast.error(translateMediaMessage(i18n, signing.problem.message));
    onDevice.finish();
    if (signing.isSent) toast.success(t`Sheet signed.`);
    else toast.info(t`No connection: the signed sheet is kept on this device and sent later.`);
    onClose();
  }

  async function discardIt(): Promise<void> {
    if (!kept.id || !window.confirm(t`Discard this sheet?`)) return;
    const { id } = kept;
    const done = await act(
      async () => {
        await discard({ variables: { id } });
        await readAgain();
      },
      { done: t`Sheet discarded.`, key: 'discard' },
    );
    if (done) onClose();
  }

  return (
    <FormDialog
      title={i18n._(sheetKinds[kind])}
      dirty={isDirty || isSigned}
      busy={isBusy()}
      onSubmit={(event) => void saveIt(event)}
      onClose={onClose}
      save={<Trans>Save for later</Trans>}
      beside={
        <Button busy={isBusy('sign')} onClick={() => void signIt()}>
          <Trans>Sign and finish</Trans>
        </Button>
      }
      footer={
        kept.id && (
          <Button size="sm" variant="danger" busy={isBusy('discard')} onClick={() => void discardIt()}>
            <Trans>Discard</Trans>
          </Button>
        )
      }
    >
      <Fields>
        {onDevice.found && (
          <DraftNotice savedAt={onDevice.found.savedAt} onRestore={restore} onDiscard={onDevice.discard} />
        )}
        <SheetRows rows={values.rows} onChange={(rows) => change({ rows })} />
        <AccessoriesField accessories={values.accessories} onChange={(accessories) => change({ accessories })} />
        <Field label={t`Note`}>
          {(control) => (
            <TextArea
              {...control}
              rows={2}
              maxLength={2000}
              value={values.note}
              onChange={(event) => change({ note: event.target.value })}
            />
          )}
        </Field>
        <ImagesUpload
          key={edition}
          handle={uploads}
          purpose="sheetPhoto"
          label={t`Photos of this set`}
          hint={t`Up to 12; only the shop and the customer see them.`}
          initial={values.photoUrls}
          onChange={(urls) => setValues((before) => ({ ...before, photoUrls: [...urls] }))}
          onItems={() => setDirty(true)}
        />
        <Field label={t`Who signs`}>
          {(control) => (
            <TextInput
              {...control}
              value={signerName}
              maxLength={120}
              onChange={(event) => setSignerName(event.target.value)}
            />
          )}
        </Field>
        <Row gap={1}>
          <p>
            <Trans>A signed sheet cannot be changed; a new one can replace it.</Trans>
          </p>
        </Row>
        <SignaturePad handle={pad} name={signerName} onDrawn={() => setSigned(true)} />
      </Fields>
    </FormDialog>
  );
}
